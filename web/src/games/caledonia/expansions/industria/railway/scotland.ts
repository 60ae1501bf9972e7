/** Scotland for the railway board: coast, highlands, lochs, a few ships. Scenery without ink outlines. */

import { type Placed, THINGS } from "../../../../../ui/art/land/scenery";

/** Board size, in drawing units. */
export const WIDE = 848;
export const HIGH = 786;

const COAST = [
  "M127-113C81-99 140-46 143-23C147 0 153 20 152 36C150 52 137 67 135 80C133 92 134 110 140 118",
  "C146 127 171 130 173 136C176 142 154 151 155 159C156 168 180 181 177 190C174 200 144 211 137 221",
  "C129 230 136 241 127 252C117 262 76 281 74 290C71 299 103 304 110 311C117 318 111 328 118 334",
  "C126 340 149 348 160 347C171 346 180 336 190 329C200 321 217 306 227 298C236 290 250 275 250 277",
  "C250 280 233 304 227 313C220 322 211 328 207 336C202 345 205 360 200 370C195 380 178 391 177 401",
  "C176 410 193 422 193 432C193 441 181 453 177 465C173 477 169 494 167 509C164 523 162 543 160 560",
  "C158 577 156 604 153 619C151 634 138 652 143 658C148 663 178 661 185 655C192 649 187 631 190 619",
  "C192 607 198 591 202 575C205 560 209 534 210 519C211 504 204 480 207 478C209 475 221 499 227 504",
  "C232 508 237 509 243 509C249 509 260 507 266 504C273 500 283 493 288 486C294 478 298 458 302 457",
  "C305 456 305 474 313 480C322 486 356 494 356 496C357 498 327 491 318 493C309 495 300 502 296 509",
  "C293 516 297 530 298 540C300 549 302 564 306 570C311 577 322 576 326 583C331 590 337 607 335 616",
  "C332 626 316 633 310 642C304 652 302 667 296 678C291 689 281 706 273 714C266 723 251 724 248 735",
  "C246 745 250 767 256 781C263 795 288 828 293 827C298 826 285 783 290 776C294 769 310 775 323 781",
  "C336 787 365 819 373 817C381 815 365 772 373 768C381 764 411 793 426 794C442 795 460 777 473 773",
  "C486 769 503 774 510 768C516 762 508 738 516 735C524 731 547 744 559 745C572 746 592 747 599 742",
  "C607 738 601 723 609 714C618 705 642 694 656 683C670 672 688 652 701 642C714 632 739 630 742 619",
  "C746 608 722 587 726 573C730 559 765 540 769 529C773 518 764 509 752 501C741 493 707 484 693 478",
  "C678 472 666 462 656 462C646 463 638 480 626 483C614 486 594 482 581 482C568 481 553 482 540 480",
  "C526 479 500 475 493 473C485 470 482 463 490 462C497 462 528 469 543 468C558 466 575 458 586 452",
  "C597 446 599 436 613 429C626 422 671 415 676 408C680 402 648 394 643 388C637 382 646 369 639 367",
  "C633 365 613 372 601 375C589 378 564 386 563 385C562 384 584 371 593 367C602 363 612 362 623 360",
  "C633 357 650 354 659 349C668 345 676 338 683 329C689 320 693 305 701 293C709 281 727 263 734 252",
  "C742 241 744 232 749 221C754 210 760 196 766 182C771 168 777 145 784 131C791 117 814 106 812 92",
  "C811 79 794 52 776 46C757 40 714 52 693 51C672 51 659 46 639 44C619 41 580 36 563 36",
  "C545 36 542 38 526 44C511 49 480 62 463 69C446 77 424 88 413 92C402 96 384 101 388 95",
  "C392 89 439 57 440 51C440 46 395 61 393 59C391 57 414 45 426 36C439 27 476 5 476 0C476-5 431 20 426 2",
  "C421-15 489-95 443-113C397-131 173-127 127-113zM167 157C171 168 132 205 118 208C105 211 90 184 77 177",
  "C64 170 49 174 35 164C21 155-16 136-15 118C-14 101 28 59 44 51C59 44 78 54 85 67C92 79 78 117 90 131",
  "C103 145 162 145 167 157zM167 365C170 372 168 387 152 393C135 399 66 409 60 406C54 403 109 384 110 375",
  "C111 366 76 357 68 349C61 342 55 328 60 324C65 319 91 315 102 318C112 322 120 337 130 344",
  "C140 351 163 357 167 365zM157 447C152 458 109 518 102 524C95 530 105 497 110 486",
  "C115 474 128 458 135 452C142 446 162 436 157 447zM102 550C97 561 65 586 60 586C55 585 74 549 68 545",
  "C63 541 32 564 27 560C22 556 30 521 35 516C40 512 54 532 60 529C66 526 72 498 77 496",
  "C82 493 90 506 93 514C97 522 107 539 102 550zM252 560C256 565 260 577 262 586C263 595 265 614 260 619",
  "C254 624 234 625 227 619C220 613 214 591 215 581C216 570 226 556 232 552C237 549 247 555 252 560z",
  "M263 519C266 522 274 544 272 545C270 545 251 525 250 522C249 518 260 515 263 519z",
].join("");

const ENGLAND = [
  "M599 742C567 779 571 751 559 766C548 780 534 814 526 838C518 860 453 903 510 914",
  "C566 926 833 946 892 914C951 883 897 748 892 709C887 670 868 677 859 658C850 638 848 600 834 581",
  "C820 561 805 504 769 529C733 554 632 706 599 742z",
].join("");

/** Scenery items, from north to south. */
const STANDING: readonly Placed[] = [
  ["boat", 575, 62, 1],
  ["fell", 244, 119, 0.8],
  ["spruce", 463, 126, 0.9],
  ["heather", 509, 134, 1],
  ["fir", 443, 141, 0.9],
  ["peak", 311, 148, 0.95],
  ["heather", 397, 148, 1],
  ["spruce", 635, 155, 0.9],
  ["fir", 615, 170, 0.9],
  ["fell", 483, 177, 0.9],
  ["peak", 357, 184, 1.05],
  ["fell", 271, 184, 1],
  ["peak", 522, 198, 1.05],
  ["fell", 205, 198, 0.8],
  ["peak", 589, 213, 0.95],
  ["spruce", 655, 213, 0.9],
  ["fell", 390, 234, 1],
  ["peak", 330, 249, 1.1],
  ["fell", 562, 256, 0.9],
  ["fir", 496, 256, 0.9],
  ["spruce", 516, 278, 1],
  ["heather", 350, 285, 1],
  ["fell", 416, 299, 0.9],
  ["spruce", 317, 299, 0.8],
  ["fir", 297, 314, 0.8],
  ["heather", 476, 328, 1],
  ["fell", 330, 335, 0.9],
  ["peak", 377, 364, 0.9],
  ["fir", 423, 393, 0.9],
  ["boat", 708, 400, 1.2],
  ["spruce", 403, 414, 0.9],
  ["boat", 754, 515, 1],
  ["birch", 496, 544, 0.8],
  ["boat", 152, 558, 1.2],
  ["birch", 403, 573, 0.8],
  ["fell", 595, 587, 0.8],
  ["fell", 470, 616, 0.95],
  ["peak", 549, 616, 0.8],
  ["fell", 416, 645, 0.9],
  ["spruce", 390, 674, 0.9],
  ["spruce", 575, 674, 0.9],
  ["heather", 443, 688, 1],
  ["fir", 370, 695, 0.8],
  ["boat", 191, 702, 1.1],
];

const LOCHS = [
  ["361 153", 132, 1],
  ["338 432", -99, 0.7],
  ["417 348", 160, 0.42],
  ["256 396", -121, 0.53],
] as const;

const stroke = (colour: string, width: number, more = ""): string =>
  `<use href="#coast" fill="none" stroke="var(--art-${colour})" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;

const loch = ([at, turn, long]: (typeof LOCHS)[number]): string => {
  const shape = (grow: number, colour: string): string =>
    `<ellipse rx="${48 * long + grow}" ry="${4.5 + grow}" fill="var(--art-${colour})"/>`;
  return `<g transform="translate(${at}) rotate(${turn})">${shape(3, "bank")}${shape(2, "sand")}${shape(0, "loch-mid")}</g>`;
};

const highlands = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#hills)"/>`;

const DEFINED = [
  ...Object.entries(THINGS).map(([name, parts]) => `<g id="s-${name}">${parts.join("")}</g>`),
  `<path id="coast" d="${COAST}"/>`,
  '<clipPath id="ashore"><use href="#coast"/></clipPath>',
  '<linearGradient id="sea" x2=".6" y2="1"><stop stop-color="var(--art-loch-lit)"/><stop offset=".5" stop-color="var(--art-loch-mid)"/><stop offset="1" stop-color="var(--art-loch-shade)"/></linearGradient>',
  '<linearGradient id="land" x2=".5" y2="1"><stop stop-color="var(--art-grass-lit)"/><stop offset=".6" stop-color="var(--grass)"/><stop offset="1" stop-color="var(--art-grass-shade)"/></linearGradient>',
  '<radialGradient id="hills"><stop stop-color="var(--art-mountain-shade)" stop-opacity=".8"/><stop offset="1" stop-color="var(--art-mountain-shade)" stop-opacity="0"/></radialGradient>',
  '<pattern id="waves" width="90" height="60" patternUnits="userSpaceOnUse"><path d="M8 18q6-5 12 0t12 0M52 44q6-5 12 0t12 0" fill="none" stroke="var(--art-ripple)" stroke-opacity=".32" stroke-width="1.8" stroke-linecap="round"/></pattern>',
].join("");

/** Returns the content of an SVG the size of the board. */
export function scotland(): string {
  return [
    `<defs>${DEFINED}</defs>`,
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#sea)"/><rect width="${WIDE}" height="${HIGH}" fill="url(#waves)"/>`,
    `<path d="${ENGLAND}" fill="var(--art-forest-lit)" fill-opacity=".55" stroke="var(--art-shallow)" stroke-width="6"/>`,
    stroke("shallow", 34, 'stroke-opacity=".5"'),
    stroke("shallow", 19, 'stroke-opacity=".6"'),
    stroke("bank", 8),
    stroke("sand", 5.5),
    '<use href="#coast" fill="url(#land)"/>',
    `<g clip-path="url(#ashore)">${highlands(350, 198, 190, 150)}${highlands(549, 213, 120, 86)}${highlands(456, 645, 150, 60)}</g>`,
    ...LOCHS.map(loch),
    ...STANDING.map(
      ([thing, x, y, size]) => `<use href="#s-${thing}" transform="translate(${x} ${y}) scale(${size})"/>`,
    ),
  ].join("");
}

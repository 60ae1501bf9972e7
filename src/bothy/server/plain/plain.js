// The plain page: tables, the view as text, legal actions as buttons. It uses nothing but the public API.
"use strict";

let me = null, server = null, socket = null, state = null, table = null;
const main = document.getElementById("main"), trouble = document.getElementById("trouble");

// Small helpers

function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

// Names of bots and of the game's own players are ids here: this page has no messages.
function sitter(seat) { return seat.name || (seat.bot ? `${seat.bot} (bot)` : seat.nobody ? "the game" : ""); }

function told(step, name) {
  if (step.undo !== undefined) return `${name(step.by)} takes back from step ${step.undo}.`;
  const events = step.events.map(([key, values]) => [key, ...Object.values(values || {})].join(" "));
  return `${step.by === null ? "" : `${name(step.by)}: `}${events.join(", ") || "…"}`;
}

function show(...children) { main.replaceChildren(...children.filter((child) => child !== null)); }

function complain(text) { trouble.textContent = text; trouble.hidden = !text; }

async function call(method, path, body) {
  const headers = { "content-type": "application/json" };
  if (me) headers["x-bothy-csrf"] = me.csrf;
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.text), { status: answer.status, data });
  return data;
}

function attempt(work) {
  return async (event) => {
    if (event && event.preventDefault) event.preventDefault();
    try { complain(""); await work(event); } catch (error) { complain(error.message); if (table) await refresh(); }
  };
}

// Coming in

async function begin() {
  server = await call("GET", "/api/server");
  try { me = await call("GET", "/api/me"); } catch (error) {
    if (server.local_play) me = await call("POST", "/api/me", { name: "You" });
  }
  if (!me) return askName();
  document.getElementById("who").textContent = me.name;
  const [, kind, id] = location.pathname.split("/");
  if (kind === "i") { table = await call("GET", `/api/invites/${id}`); sessionStorage.setItem(table.id, id); history.replaceState(null, "", `/t/${table.id}`); }
  if (kind === "t" || table) return follow(table ? table.id : id);
  return lobby();
}

function askName() {
  const name = el("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname", autofocus: true });
  show(el("h1", {}, "Welcome"), el("form", { onsubmit: attempt(async () => { me = await call("POST", "/api/me", { name: name.value }); await begin(); }) },
    el("label", {}, "Your name at the table", name), el("button", { class: "main" }, "Come in")));
}

// The lobby

async function lobby() {
  const [games, mine, open] = await Promise.all([call("GET", "/api/games"), call("GET", "/api/tables/mine"), call("GET", "/api/tables")]);
  show(el("h1", {}, "Tables"), el("h2", {}, "Yours"), tableList(mine), el("h2", {}, "Open to all"), tableList(open.filter((each) => !mine.some((own) => own.id === each.id))),
    el("h2", {}, "A new table"), newTable(games));
}

function tableList(tables) {
  if (!tables.length) return el("p", { class: "muted" }, "None.");
  return el("ul", {}, ...tables.map((each) => el("li", {}, el("a", { href: `/t/${each.id}` }, `${each.game}: ${each.seats.map((seat) => sitter(seat) || "free").join(", ")}`), ` (${each.state})`)));
}

function newTable(games) {
  const game = el("select", {}, ...games.map((each) => el("option", {}, each.name))), options = el("span");
  const seats = el("select"), listed = el("input", { type: "checkbox" });
  const chosen = () => games.find((each) => each.name === game.value);
  function fill() {
    seats.replaceChildren(...chosen().seats.map((count) => el("option", { value: count, selected: count === Math.max(2, chosen().seats[0]) }, String(count))));
    options.replaceChildren(el("form", {}, ...chosen().options.map((option) => el("label", {}, option.id, el("select", { name: option.id },
      ...option.values.map((value) => el("option", { value: JSON.stringify(value.value), selected: value.value === option.default }, String(value.value))))))));
  }
  game.addEventListener("change", fill);
  fill();
  const open = attempt(async () => {
    const picked = Object.fromEntries([...options.querySelectorAll("select")].map((select) => [select.name, JSON.parse(select.value)]));
    const made = await call("POST", "/api/tables", { game: game.value, seats: Number(seats.value), options: picked, listed: listed.checked });
    location.assign(`/t/${made.id}`);
  });
  return el("div", { class: "card" }, el("form", { onsubmit: open }, el("label", {}, "Game", game), el("label", {}, "Seats", seats),
    server.local_play ? null : el("label", {}, "Anybody may join", listed), el("button", { class: "main" }, "Open")), options);
}

// At a table

async function follow(id) {
  table = await call("GET", `/api/tables/${id}`);
  await refresh();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/api/live/${id}`);
  socket.onopen = hello;
  socket.onmessage = async (event) => {
    const message = JSON.parse(event.data);
    if (message.is === "table" && message.table.version > table.version) { await refresh(); hello(); }
    if (message.is === "said") await refresh();
    if (message.is === "steps" && (!state || message.seq > state.seq)) await refresh();
    if (message.is === "bye") socket.close();
  };
  socket.onclose = () => setTimeout(() => follow(id).catch((error) => complain(error.message)), 1000);
}

function hello() {
  if (socket && socket.readyState === WebSocket.OPEN && table.match) socket.send(JSON.stringify({ is: "hello", seat: null, have: state ? state.seq : -1 }));
}

async function refresh() {
  table = await call("GET", `/api/tables/${table.id}`);
  if (table.match) return match();
  state = null;
  return waiting();
}

function waiting() {
  const host = table.host === me.person, mine = table.seats.some((seat) => seat.person === me.person);
  const path = `/api/tables/${table.id}`, free = table.seats.some((seat) => !sitter(seat));
  const bot = el("select", {}, ...server.bots.map((each) => el("option", {}, each.id)));
  const sit = attempt(async () => { await call("POST", `${path}/seats`, { invite: sessionStorage.getItem(table.id) || "" }); await refresh(); });
  show(el("h1", {}, table.game), el("ul", {}, ...table.seats.map((seat, number) => el("li", {}, `Seat ${number}: ${sitter(seat) || "free"} `,
      sitter(seat) && (host || seat.person === me.person) ? el("button", { onclick: attempt(async () => { await call("DELETE", `${path}/seats/${number}`); await refresh(); }) }, "Leave") : null))),
    el("p", { class: "muted" }, Object.entries(table.options).map(([name, value]) => `${name}: ${value}`).join(", ")),
    table.invite && !server.local_play ? el("p", {}, "Invite others: ", el("code", {}, `${location.origin}/i/${table.invite}`)) : null,
    el("div", { class: "actions" },
      free && (!mine || host) ? el("button", { onclick: sit }, mine ? "Take this seat too" : "Sit down") : null,
      free && host && server.bots.length ? bot : null,
      free && host && server.bots.length ? el("button", { onclick: attempt(async () => { await call("POST", `${path}/bots`, { bot: bot.value }); await refresh(); }) }, "Add a bot") : null,
      host ? el("button", { class: "main", disabled: free, onclick: attempt(async () => { await call("POST", `${path}/start`); await refresh(); hello(); }) }, "Start") : null));
}

async function match() {
  const path = `/api/matches/${table.match}`;
  state = await call("GET", path);
  const seat = state.seats ? state.seats.find((each) => state.seats_to_act.includes(each)) ?? state.seats[0] : undefined;
  if (seat !== undefined && state.seat !== seat) state = await call("GET", `${path}?seat=${seat}`);
  const asked = seat !== undefined && state.seats_to_act.includes(seat) ? await call("GET", `${path}/actions?seat=${seat}`) : null;
  const since = Math.max(0, state.seq - 30);
  const [log, said] = await Promise.all([call("GET", `${path}/history?since=${since}${seat === undefined ? "" : `&seat=${seat}`}`), call("GET", `/api/tables/${table.id}/chat`)]);
  const name = (number) => (table.seats[number] && sitter(table.seats[number])) || `seat ${number}`;
  show(el("h1", {}, table.game), question(asked, seat, name, path), el("div", { class: "two" },
    el("section", {}, el("h2", {}, "The table"), el("pre", {}, text(state.view))),
    el("section", {}, el("h2", {}, "What happened"), el("ul", {}, ...log.steps.slice().reverse().map((each) => el("li", {}, told(each, name)))),
      el("h2", {}, "Talk"), talk(said))));
}

function question(asked, seat, name, path) {
  const mine = state.mine || {}, seatText = state.seats && state.seats.length > 1 ? `${name(seat)}: ` : "";
  const act = (way, body) => attempt(async () => { await call("POST", `${path}/${way}`, { seat, after: state.seq, ...body }); await refresh(); });
  const again = attempt(async () => { const next = await call("POST", `/api/tables/${table.id}/rematch`); location.assign(`/t/${next.id}`); });
  const buttons = asked ? asked.actions.map((each) => el("button", { onclick: act("actions", { actions: [each.do] }), title: each.lines.map((line) => line.join(" ")).join(", ") }, each.text, price(each, seat))) : [];
  const filter = el("input", { placeholder: "Find", "aria-label": "Find an action", oninput: () => buttons.forEach((button) => { button.hidden = !button.textContent.toLowerCase().includes(filter.value.toLowerCase()); }) });
  return el("div", { class: "card" },
    el("p", { class: "ask" }, state.finished ? `The game is over. ${state.result.scores.map((score, number) => `${name(number)} ${Object.values(score).reduce((sum, each) => sum + each, 0)} (rank ${state.result.ranks[number]})`).join(", ")}`
      : asked && asked.text ? seatText + asked.text : `Waiting for ${state.seats_to_act.map(name).join(", ")}.`),
    buttons.length > 12 ? el("p", {}, filter) : null, el("div", { class: "actions" }, ...buttons),
    el("p", { class: "actions" }, mine.undo === undefined || mine.undo === null ? null : el("button", { onclick: act("undo", {}) }, "Undo"), mine.redo ? el("button", { onclick: act("redo", {}) }, "Redo") : null,
      state.finished ? el("button", { onclick: again }, "Play again") : null, el("a", { href: `${path}/record${seat === undefined ? "" : `?seat=${seat}`}` }, "Record")));
}

function price(each, seat) {
  const own = Object.entries(each.totals).filter(([stock]) => stock.endsWith(`-${seat}`)).map(([stock, amount]) => `${amount > 0 ? "+" : "−"}${Math.abs(amount)} ${stock.slice(0, -`-${seat}`.length)}`);
  return own.length ? el("span", { class: "price" }, ` ${own.join(", ")}`) : null;
}

function talk(lines) {
  const words = el("input", { maxlength: 500, required: true, "aria-label": "Say something" });
  const say = attempt(async () => { await call("POST", `/api/tables/${table.id}/chat`, { text: words.value }); await refresh(); });
  return el("div", {}, el("ul", {}, ...lines.slice(-10).map((line) => el("li", {}, `${line.name}: ${line.text}`))), el("form", { onsubmit: say }, words, el("button", {}, "Say")));
}

function text(value, indent = "") {
  // A view as an outline: short things on one line, long ones below one another.
  if (value === null || typeof value !== "object") return String(value);
  const flat = JSON.stringify(value).replaceAll('"', "").replaceAll(",", ", ");
  if (flat.length < 90) return flat;
  const entries = Array.isArray(value) ? value.map((each, number) => [`${number}`, each]) : Object.entries(value);
  return entries.map(([key, each]) => `\n${indent}${key}: ${text(each, `${indent}  `)}`).join("");
}

begin().catch((error) => complain(error.message));

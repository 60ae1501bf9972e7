import { describe } from "vitest";
import { drawsEveryStep, setUp } from "./drawing";

setUp();

describe("every step of a recorded game, on a phone", () => drawsEveryStep(true));

import { describe } from "vitest";
import { drawsSteps, setUp } from "./drawing";

setUp();

describe("the steps of a recorded game, on a phone", () => drawsSteps(true));

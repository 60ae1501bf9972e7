/** Passkeys: what the server sends as JSON becomes what the browser takes, and back. */

import { accounts } from "./accounts";
import type { Me } from "./types";

type Json = Record<string, unknown>;

/** Whether this browser can hold passkeys, here: it does so on secure pages only. */
export const canHoldPasskeys = () => typeof PublicKeyCredential !== "undefined";

function bytes(text: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(text).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer | null): string | null {
  if (!buffer) return null;
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const listed = (keys: unknown) =>
  ((keys ?? []) as Json[]).map((key) => ({ type: "public-key" as const, id: bytes(key.id) }));

/** A passkey that a browser has made or shown, as JSON. */
function told(credential: PublicKeyCredential, response: Json): Json {
  const { id, rawId, type } = credential;
  return { id, rawId: text(rawId), type, response, clientExtensionResults: {} };
}

/** Makes a passkey, for who we are or for somebody new. Null if the person would rather not. */
export async function makePasskey(name = "", invitation = ""): Promise<Me | null> {
  const { options } = await accounts.wantPasskey(name, invitation);
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return accounts.keepPasskey(
    told(made, { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) }),
  );
}

/** Comes in by a passkey. Null if the person would rather not, or has none. */
export async function showPasskey(bring: boolean): Promise<Me | null> {
  const { options } = await accounts.challenge();
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: listed(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await asked(navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    shown.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    userHandle: text(userHandle),
  };
  return accounts.showPasskey(told(shown, response), bring);
}

/** Browsers throw when somebody closes their window: that is an answer, and no fault. */
async function asked(begun: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await begun) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

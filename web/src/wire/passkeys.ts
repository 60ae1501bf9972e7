/** Passkeys: conversion between the server's JSON and the browser's objects. */

import { accounts } from "./accounts";
import type { Me } from "./types";

type Json = Record<string, unknown>;

/** Returns whether this browser supports passkeys here: it does on secure pages only. */
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

/** Converts a passkey response to JSON. */
function told(credential: PublicKeyCredential, response: Json): Json {
  const { id, rawId, type } = credential;
  return { id, rawId: text(rawId), type, response, clientExtensionResults: {} };
}

/** Creates a passkey, for the current person or a new one. Null if the person cancels. */
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

/** Signs in with a passkey. Null if the person cancels, or has none. */
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

/** Browsers throw when the person closes the dialog: that's an answer, not an error. */
async function asked(begun: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await begun) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

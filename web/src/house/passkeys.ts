/** Passkeys in the browser: the server's options to the browser's form, and what it made back to text. */
import { askForPasskey, askToSignIn, sendPasskey, signInByPasskey } from "./api";

interface Described {
  id: string;
  type: "public-key";
}
interface Making {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
}

/** A new passkey, for the account there is or, with a name, for a new one. Throws if the browser makes none. */
export async function addPasskey(name = ""): Promise<void> {
  const options = JSON.parse((await askForPasskey(name)).options) as Making;
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: described(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  await sendPasskey({ name, credential: told(made, { attestationObject: response.attestationObject }) });
}

/** Signs in by a passkey of this device. Throws if there is none, or the reader thinks better of it. */
export async function usePasskey(): Promise<void> {
  const options = JSON.parse((await askToSignIn()).options) as { challenge: string };
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials: [] } as unknown as PublicKeyCredentialRequestOptions;
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { authenticatorData, signature, userHandle } = signed.response as AuthenticatorAssertionResponse;
  await signInByPasskey({ credential: told(signed, { authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }) });
}

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis;
}

function described(known: readonly Described[] = []): { id: ArrayBuffer; type: "public-key" }[] {
  return known.map(({ id, type }) => ({ id: bytesOf(id), type }));
}

function told(made: PublicKeyCredential, parts: Record<string, ArrayBuffer>): string {
  const response = Object.fromEntries(Object.entries({ clientDataJSON: made.response.clientDataJSON, ...parts }).map(([name, part]) => [name, textOf(part)]));
  return JSON.stringify({ id: made.id, rawId: textOf(made.rawId), type: made.type, response });
}

/** Base64 as the standard writes it: with - and _, without =. */
export function textOf(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function bytesOf(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
}

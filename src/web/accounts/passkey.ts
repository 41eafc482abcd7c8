import {
  WebAuthnAbortService,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { CallError, sentenceOf, Told } from '#web/kit/call-error.ts';
import { call } from '#web/app/call.ts';
import { waysInMessages } from '#texts/en/ways-in.ts';

const text = waysInMessages;

/** Asks for a passkey: in the browser's own window, or among the suggestions of a field of the page. */
async function usePasskey({ useBrowserAutofill = false } = {}) {
  const { options } = await call('startPasskeyLogIn');
  // The server made them by the same standard.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill });
}

/** Asks for a passkey and logs in with it. */
export async function logInWithPasskey() {
  return call('logInWithPasskey', { body: { response: await usePasskey() } });
}

/**
 * Waits until somebody picks a passkey among the suggestions of a field whose `autocomplete` ends in
 * `webauthn`, and logs in with it. Null where nobody does: the request ends with the page, with a press
 * on the button, or unheard.
 */
export async function logInWithSuggestedPasskey() {
  const response = await usePasskey({ useBrowserAutofill: true }).catch(() => null);
  return response === null ? null : call('logInWithPasskey', { body: { response } });
}

/** Takes the passkeys out of the suggestions again. */
export const stopSuggesting = () => WebAuthnAbortService.cancelCeremony();

/** Asks for a passkey, to show once more whose session this is. */
export async function proveByPasskey() {
  return call('reAuthenticate', { body: { response: await usePasskey() } });
}

/** Makes a passkey in this browser, as the server asked for it. */
export async function makePasskey(options: object) {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON });
}

/** Does it; what the browser says against it is thrown in words for a person. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    throw problem instanceof CallError ? problem : new Told(passkeySentence(problem));
  }
}

/** Why it did not work, for a person. The browser says little, and in its own words. */
export function passkeySentence(problem: unknown): string {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return text.stopped;
  if (name === 'InvalidStateError') return text.known;
  if (name === 'SecurityError') return text.wrongAddress;
  return sentenceOf(problem, text.failed);
}

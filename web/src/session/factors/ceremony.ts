import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/*
 * The only file that knows the library of passkeys. It is loaded when a page offers them; options and answers are the JSON
 * texts that the server sends and takes.
 */

/** Whether the browser lists passkeys below a field with `autocomplete="webauthn"`. */
export const canFillIn = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/**
 * Asks for a passkey, in a window of the browser or in the list below the username. Returns the answer; undefined if none
 * was used, for any reason: browsers do not tell a person who closes the window from one without a passkey.
 */
export async function askForPasskey(options: string, inList = false): Promise<string | undefined> {
  try {
    const answer = await startAuthentication({
      optionsJSON: JSON.parse(options),
      useBrowserAutofill: inList,
    });
    return JSON.stringify(answer);
  } catch {
    return undefined;
  }
}

/** Has the browser make a passkey. Returns its answer, or why there is none. */
export async function makePasskey(
  options: string,
): Promise<{ response: string } | { problem: 'exists' | 'none' }> {
  try {
    return { response: JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) })) };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { problem: isKnown ? 'exists' : 'none' };
  }
}

/** Ends what askForPasskey() waits for. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

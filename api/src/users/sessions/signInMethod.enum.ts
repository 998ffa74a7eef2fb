import { registerEnumType } from 'type-graphql';

/** How a session was opened. */
export enum SignInMethod {
  PASSWORD = 'PASSWORD',
  PASSWORD_AND_CODE = 'PASSWORD_AND_CODE',
  PASSWORD_AND_RECOVERY_CODE = 'PASSWORD_AND_RECOVERY_CODE',
  PASSKEY = 'PASSKEY',
  APP_PASSWORD = 'APP_PASSWORD',
}

registerEnumType(SignInMethod, {
  name: 'SignInMethod',
  description: 'How you signed in on a device.',
  valuesConfig: {
    PASSWORD: { description: 'With the password alone.' },
    PASSWORD_AND_CODE: {
      description: 'With the password and a code of the app, or the password and a passkey.',
    },
    PASSWORD_AND_RECOVERY_CODE: { description: 'With the password and a recovery code.' },
    PASSKEY: { description: 'With a passkey.' },
    APP_PASSWORD: { description: 'An older application, with its app password.' },
  },
});

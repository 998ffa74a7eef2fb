import { createUnionType } from 'type-graphql';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { ProofNeeded } from '../../access/proof';
import { LinkExpired, UnknownUser } from '../account.types';
import { User } from '../user.entity';
import {
  CodeAppSetup,
  FactorCodeWrong,
  FactorsKept,
  NewAppPassword,
  PasskeyRefused,
  PasskeyStep,
  RecoveryCodes,
  SignInChangeRefused,
  SignInMethods,
  StepEnded,
} from './factor.types';

const unionOf = <T extends readonly (new (...args: never[]) => object)[]>(
  name: string,
  description: string,
  ...types: T
) => createUnionType({ name, description, types: () => types as never });

export const ChangeSignInResult = unionOf(
  'ChangeSignInResult',
  'How you can sign in now, or why it was not changed.',
  SignInMethods,
  SignInChangeRefused,
  ProofNeeded,
);

export const AddPasskeyResult = unionOf(
  'AddPasskeyResult',
  'How you can sign in now, or why the passkey was not added.',
  SignInMethods,
  PasskeyRefused,
  StepEnded,
  SignInChangeRefused,
  ProofNeeded,
);

export const BeginSecondFactorResult = unionOf(
  'BeginSecondFactorResult',
  'The app to set up, or why not.',
  CodeAppSetup,
  SignInChangeRefused,
  ProofNeeded,
);

export const EnableSecondFactorResult = unionOf(
  'EnableSecondFactorResult',
  'Your recovery codes, or why the app was not set up.',
  RecoveryCodes,
  FactorCodeWrong,
  StepEnded,
  SignInChangeRefused,
  TooManyAttempts,
  ProofNeeded,
);

export const RecoveryCodesResult = unionOf(
  'RecoveryCodesResult',
  'Your new recovery codes, or why there are none.',
  RecoveryCodes,
  SignInChangeRefused,
  ProofNeeded,
);

export const AppPasswordResult = unionOf(
  'AppPasswordResult',
  'The app password, or why it was refused.',
  NewAppPassword,
  SignInChangeRefused,
  ProofNeeded,
);

export const BeginPasskeyProofResult = unionOf(
  'BeginPasskeyProofResult',
  'What the browser needs, or that the account has no passkey.',
  PasskeyStep,
  PasskeyRefused,
);

export const BeginPasskeyResult = unionOf(
  'BeginPasskeyResult',
  'What the browser needs to make a passkey, or that a proof is missing.',
  PasskeyStep,
  ProofNeeded,
);

export const ResetFactorsResult = unionOf(
  'ResetFactorsResult',
  'The user, or why the second factors are not reset.',
  User,
  UnknownUser,
  SignInChangeRefused,
  ProofNeeded,
);

export const KeepFactorsResult = unionOf(
  'KeepFactorsResult',
  'Confirms that the second factors stay, or says that the link has expired.',
  FactorsKept,
  LinkExpired,
);

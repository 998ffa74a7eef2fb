import { useState, type ReactNode } from 'react';
import { paths } from '../paths';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { CheckField } from '../kit/Field';
import { FormActions, FormPage } from '../kit/FormPage';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import { TextLink } from '../kit/TextLink';
import { useForm } from '../kit/useForm';
import { PasskeyButton } from './factors/PasskeyButton';
import type { SecondStep } from './factors/steps';
import { knowsPasskeys, usePasskeySignIn } from './factors/usePasskeySignIn';
import { useReturnTo } from './returnTo';
import { useSignInMutation } from './LoginForm.generated';
import * as texts from './texts';
import { useCaptcha } from './useCaptcha';
import { useRefusal } from './useRefusal';
import { useStartSession } from './useStartSession';

const rules = {
  username: (username: string) => (username.trim() ? undefined : texts.enterUsername),
  password: (password: string) => (password ? undefined : texts.enterPassword),
};

/** A sign-in that the form began. */
export interface Attempt {
  username: string;
  trustDevice: boolean;
  /** What is asked for after the password. */
  step?: SecondStep | undefined;
  /** Why the form is shown once more. */
  problem?: { message: string } | undefined;
}

interface Props {
  intro: ReactNode;
  /** The attempt that led back here. */
  before?: Attempt | undefined;
  onSecondStep: (attempt: Attempt) => void;
}

/** Asks for username and password, or for a passkey. */
export function LoginForm({ intro, before, onSecondStep }: Props) {
  const start = useStartSession();
  const [signIn] = useSignInMutation({ context: { withoutSession: true } });
  const { bind, submit, clear, isSending } = useForm(rules, { username: before?.username });
  const [trustDevice, setTrustDevice] = useState(before?.trustDevice ?? false);
  const captcha = useCaptcha({ onlyIfNeeded: true });
  const refusal = useRefusal(before?.problem);
  const passkey = usePasskeySignIn(trustDevice, refusal);
  const next = useReturnTo();

  const send = submit(async ({ username, password }, _refuse, leadTo) => {
    passkey.stopOffering();
    const input = { username: username.trim(), password, trustDevice, captcha: await captcha.proof() };
    const answer = (await refusal.answerOf(signIn({ variables: { input } })))?.signIn;
    if (answer?.__typename === 'Session') return start(answer, trustDevice);
    if (answer?.__typename === 'SecondFactorNeeded' || answer?.__typename === 'SecondFactorMissing')
      return onSecondStep({ username: input.username, trustDevice, step: answer });
    passkey.offerAgain();
    captcha.renew(answer);
    if (answer?.__typename === 'InvalidCredentials') {
      clear('password');
      leadTo('password');
    }
    if (answer && answer.__typename !== 'CaptchaRefused') refusal.show(answer);
  });

  return (
    <FormPage
      title={texts.signIn}
      intro={intro}
      notice={<ArrivalNotice />}
      links={
        <>
          <TextLink to={paths.forgotPassword(next)}>{texts.forgotPasswordLink}</TextLink>
          <TextLink to={paths.register(next)}>{texts.createAccount}</TextLink>
        </>
      }
      onSubmit={send}
    >
      {refusal.notice}
      <TextField
        label={texts.username}
        field={bind('username')}
        required
        // browsers list passkeys below such a field
        autoComplete={knowsPasskeys() ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label={texts.password} field={bind('password')} autoComplete="current-password" />
      <CheckField
        label={texts.trustDevice}
        hint={texts.trustDeviceHint}
        checked={trustDevice}
        onChange={setTrustDevice}
      />
      {captcha.element}
      <FormActions submit={texts.signIn} isSending={isSending} isDisabled={refusal.isWaiting} />
      {knowsPasskeys() && (
        <PasskeyButton
          isSending={passkey.isSending}
          isDisabled={isSending || refusal.isWaiting}
          onPress={() => void passkey.press()}
        />
      )}
    </FormPage>
  );
}

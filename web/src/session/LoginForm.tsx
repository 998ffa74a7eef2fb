import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { paths } from '../paths';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { CheckField } from '../kit/Field';
import { FormActions, FormPage } from '../kit/FormPage';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import { TextLink } from '../kit/TextLink';
import { useForm } from '../kit/useForm';
import { device } from './device';
import { storeViewer } from './renewSession';
import { useReturnTo } from './returnTo';
import { useSignInMutation } from './LoginForm.generated';
import { useSession } from './SessionProvider';
import * as texts from './texts';
import { useCaptcha } from './useCaptcha';
import { useRefusal } from './useRefusal';

const rules = {
  username: (username: string) => (username.trim() ? undefined : texts.enterUsername),
  password: (password: string) => (password ? undefined : texts.enterPassword),
};

export function LoginForm({ intro }: { intro: ReactNode }) {
  const client = useApolloClient();
  const { session } = useSession();
  const [signIn] = useSignInMutation({ context: { withoutSession: true } });
  const { bind, submit, clear, isSending } = useForm(rules);
  const [trustDevice, setTrustDevice] = useState(false);
  const captcha = useCaptcha({ onlyIfNeeded: true });
  const refusal = useRefusal();
  const next = useReturnTo();

  const send = submit(async ({ username, password }, _refuse, leadTo) => {
    const input = { username: username.trim(), password, trustDevice, captcha: await captcha.proof() };
    const answer = (await refusal.answerOf(signIn({ variables: { input } })))?.signIn;
    if (answer?.__typename === 'Session') {
      device.rememberTrust(trustDevice);
      await storeViewer(client, answer);
      session.begin(answer.accessToken);
      return;
    }
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
        autoComplete="username"
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
    </FormPage>
  );
}

import { useState } from 'react';
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
import { welcome } from './renewSession';
import { useSignInMutation } from './Session.generated';
import { useSession } from './SessionProvider';
import { useCaptcha } from './useCaptcha';
import { useRefusal } from './useRefusal';
import { useWayBack } from './wayBack';

const rules = {
  username: (username: string) => (username.trim() ? undefined : 'Enter your username.'),
  password: (password: string) => (password ? undefined : 'Enter your password.'),
};

export function LoginForm({ intro }: { intro: string }) {
  const client = useApolloClient();
  const { session } = useSession();
  const [signIn] = useSignInMutation({ context: { withoutSession: true } });
  const { bind, submit, clear, isSending } = useForm(rules);
  const [trustDevice, setTrustDevice] = useState(false);
  const captcha = useCaptcha({ onlyIfNeeded: true });
  const refusal = useRefusal();
  const next = useWayBack();

  const send = submit(async ({ username, password }, _refuse, leadTo) => {
    const input = { username: username.trim(), password, trustDevice, captcha: await captcha.proof() };
    const answer = (await refusal.answerOf(signIn({ variables: { input } })))?.signIn;
    if (answer?.__typename === 'Session') {
      device.rememberTrust(trustDevice);
      await welcome(client, answer);
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
      title="Sign in"
      intro={intro}
      notice={<ArrivalNotice />}
      links={
        <>
          <TextLink to={paths.forgotPassword(next)}>Forgot password?</TextLink>
          <TextLink to={paths.register(next)}>Create an account</TextLink>
        </>
      }
      onSubmit={send}
    >
      {refusal.notice}
      <TextField
        label="Username"
        field={bind('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label="Password" field={bind('password')} autoComplete="current-password" />
      <CheckField
        label="Trust this device"
        hint="You stay signed in here after closing the browser."
        checked={trustDevice}
        onChange={setTrustDevice}
      />
      {captcha.element}
      <FormActions submit="Sign in" isSending={isSending} isDisabled={refusal.isWaiting} />
    </FormPage>
  );
}

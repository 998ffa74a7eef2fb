import { useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { EMAIL_CODE } from '../../../schema/accounts';
import { paths } from '../paths';
import { FormActions, FormPage } from '../kit/FormPage';
import { Notice } from '../kit/Notice';
import { TextField } from '../kit/TextField';
import { TextLink } from '../kit/TextLink';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useVerifyEmailMutation } from './EmailVerificationPage.generated';
import { SendCodeAgain } from './SendCodeAgain';
import { useRefusal } from './useRefusal';
import { recallWayBack, useWayBack } from './wayBack';
import styles from './EmailVerificationPage.module.css';

const { digits, minutes } = EMAIL_CODE;
const IS_CODE = new RegExp(`^\\d{${digits}}$`);
const rules = {
  code: (code: string) => (IS_CODE.test(code) ? undefined : `The code has ${digits} digits.`),
};

/** Asks for the code that came by mail, which makes the account. */
export function EmailVerificationPage() {
  const { userId = '' } = useParams();
  const { email } = (useLocation().state ?? {}) as { email?: string };
  const navigate = useNavigate();
  const [verify] = useVerifyEmailMutation({ context: { withoutSession: true } });
  const { bind, submit, isRight, clear, isSending } = useForm(rules);
  const [wayOut, setWayOut] = useState<ReactNode>();
  const refusal = useRefusal();
  const wayBack = useWayBack();
  // a tab that the mail opened has only what was kept
  const next = wayBack ?? recallWayBack();

  const send = submit(async ({ code }, refuse) => {
    setWayOut(undefined);
    const answer = (await refusal.answerOf(verify({ variables: { input: { userId, code } } })))?.verifyEmail;
    switch (answer?.__typename) {
      case 'Verified':
        return navigate(paths.login(next), {
          state: { notice: 'Your email address is confirmed and your account is ready. Sign in to begin.' },
        });
      case 'TooManyAttempts':
        return refusal.show(answer);
      case 'AlreadyRegistered':
        return setWayOut(<WayOut text={answer.message} to={paths.login(next)} label="Sign in" />);
      case 'UsernameTaken':
        return setWayOut(
          <WayOut
            text="Somebody else took this username in the meantime."
            to={paths.register(next)}
            label="Sign up with another one"
          />,
        );
      case 'CodeWrong':
      case 'CodeExpired':
        return refuse('code', answer.message);
      case undefined:
    }
  });

  const field = bind('code');
  return (
    <FormPage
      title="Confirm your email"
      intro={
        <>
          We sent a code of {digits} digits to {email ? <strong>{email}</strong> : 'your email address'}. It
          expires in {minutes} minutes.
        </>
      }
      links={<SendCodeAgain userId={userId} justSent={email !== undefined} onSent={() => clear('code')} />}
      onSubmit={send}
    >
      {refusal.notice}
      {wayOut}
      <TextField
        label="Code"
        hint="No mail yet? Look in the spam folder too."
        field={{
          ...field,
          onChange: (text) => field.onChange(text.replace(/\D/g, '').slice(0, digits)),
        }}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
      />
      <FormActions
        submit="Continue"
        isSending={isSending}
        isDisabled={!isRight('code') || refusal.isWaiting}
        cancelTo={paths.home()}
      />
    </FormPage>
  );
}

function WayOut({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <Notice kind="info">
      {text}{' '}
      <TextLink to={to} isUnderlined>
        {label}
      </TextLink>
    </Notice>
  );
}

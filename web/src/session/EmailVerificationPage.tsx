import { useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { EMAIL_CODE } from '../../../schema/accounts';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { FormActions, FormPage } from '../kit/FormPage';
import { Notice } from '../kit/Notice';
import { richText } from '../kit/richText';
import { TextField } from '../kit/TextField';
import { TextLink } from '../kit/TextLink';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useVerifyEmailMutation } from './EmailVerificationPage.generated';
import { recallReturnTo, useReturnTo } from './returnTo';
import { SendCodeAgain } from './SendCodeAgain';
import * as texts from './texts';
import { useRefusal } from './useRefusal';
import styles from './EmailVerificationPage.module.css';

const { digits, minutes } = EMAIL_CODE;
const IS_CODE = new RegExp(`^\\d{${digits}}$`);
const rules = {
  code: (code: string) => (IS_CODE.test(code) ? undefined : fill(texts.enterCode, { digits })),
};

/** Asks for the code from the email, and creates the account. */
export function EmailVerificationPage() {
  const { userId = '' } = useParams();
  const { email } = (useLocation().state ?? {}) as { email?: string };
  const navigate = useNavigate();
  const [verify] = useVerifyEmailMutation({ context: { withoutSession: true } });
  const { bind, submit, isRight, clear, isSending } = useForm(rules);
  const [notice, setNotice] = useState<ReactNode>();
  const refusal = useRefusal();
  const returnTo = useReturnTo();
  // a tab that the email opened has only the stored page
  const next = returnTo ?? recallReturnTo();

  const send = submit(async ({ code }, refuse) => {
    setNotice(undefined);
    const answer = (await refusal.answerOf(verify({ variables: { input: { userId, code } } })))?.verifyEmail;
    switch (answer?.__typename) {
      case 'Verified':
        return navigate(paths.login(next), { state: { notice: texts.accountReady } });
      case 'TooManyAttempts':
        return refusal.show(answer);
      case 'AlreadyRegistered':
        return setNotice(
          <NoticeWithLink text={answer.message} to={paths.login(next)} label={texts.signIn} />,
        );
      case 'UsernameTaken':
        return setNotice(
          <NoticeWithLink
            text={texts.usernameTakenMeanwhile}
            to={paths.register(next)}
            label={texts.signUpWithAnotherUsername}
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
      title={texts.confirmEmail}
      intro={
        email
          ? richText(texts.codeSentTo, { digits, email: <strong>{email}</strong>, minutes })
          : fill(texts.codeSent, { digits, minutes })
      }
      links={<SendCodeAgain userId={userId} justSent={email !== undefined} onSent={() => clear('code')} />}
      onSubmit={send}
    >
      {refusal.notice}
      {notice}
      <TextField
        label={texts.code}
        hint={texts.codeHint}
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
        submit={texts.continueWithCode}
        isSending={isSending}
        isDisabled={!isRight('code') || refusal.isWaiting}
        cancelTo={paths.home()}
      />
    </FormPage>
  );
}

function NoticeWithLink({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <Notice kind="info">
      {text}{' '}
      <TextLink to={to} isUnderlined>
        {label}
      </TextLink>
    </Notice>
  );
}

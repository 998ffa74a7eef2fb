import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { emailProblem } from '../../../schema/emailAddress';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { useCaptcha } from '../session/useCaptcha';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { FormActions, FormPage } from '../kit/FormPage';
import { NoticePage } from '../kit/NoticePage';
import { TextField } from '../kit/TextField';
import text from '../kit/text.module.css';
import { useForm } from '../kit/useForm';
import { useSubscribeNewsletterMutation } from './SubscriptionPage.generated';
import * as texts from './texts';
import styles from './SubscriptionPage.module.css';

/** Subscribes an address to the newsletter, or the one that the home page has asked for already. */
export function SubscriptionPage() {
  const { email: provided } = (useLocation().state ?? {}) as { email?: string };
  const [subscribe] = useSubscribeNewsletterMutation({
    context: { withoutSession: true },
  });
  const { values, bind, submit, isSending } = useForm({ email: emailProblem }, { email: provided });
  const [isProvided, setProvided] = useState(provided !== undefined && emailProblem(provided) === undefined);
  const [subscribed, setSubscribed] = useState<string>();
  const captcha = useCaptcha();
  const refusal = useRefusal();

  const send = submit(async ({ email }) => {
    const input = { email: email.trim(), captcha: await captcha.proof() };
    const answer = (await refusal.answerOf(subscribe({ variables: { input } })))?.subscribeNewsletter;
    if (answer?.__typename === 'Subscribed') return setSubscribed(answer.email);
    captcha.renew(answer);
    if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  if (subscribed)
    return (
      <NoticePage title={texts.subscribed} links={[[texts.goToHome, paths.home()]]}>
        {fill(texts.subscribedText, { email: subscribed })}
      </NoticePage>
    );
  return (
    <FormPage title={texts.subscribeTitle} intro={texts.subscribeIntro} onSubmit={send}>
      {refusal.notice}
      {isProvided ? (
        <ProvidedEmail email={values.email} onChange={() => setProvided(false)} />
      ) : (
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          field={bind('email')}
          required
          autoFocus={provided !== undefined}
          type="email"
          autoComplete="email"
        />
      )}
      {captcha.element}
      <FormActions
        submit={texts.subscribe}
        isSending={isSending}
        isDisabled={refusal.isWaiting}
        cancelTo={paths.home()}
      />
    </FormPage>
  );
}

/** The address from the home page, with a button to change it. */
function ProvidedEmail({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div className={styles.provided}>
      <div className={styles.words}>
        <p className={classNames(text.small, text.quiet)}>{texts.email}</p>
        <div className={styles.email}>{email}</div>
      </div>
      <Button onClick={onChange} aria-label={texts.changeEmail}>
        {texts.change}
      </Button>
    </div>
  );
}

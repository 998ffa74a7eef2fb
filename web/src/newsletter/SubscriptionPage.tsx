import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { emailProblem } from '../../../schema/accounts';
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
import styles from './SubscriptionPage.module.css';

/** Puts an address on the newsletter's list. The home page may have asked for it already: it is not asked for again. */
export function SubscriptionPage() {
  const { email: given } = (useLocation().state ?? {}) as { email?: string };
  const [subscribe] = useSubscribeNewsletterMutation({
    context: { withoutSession: true },
  });
  const { values, bind, submit, isSending } = useForm({ email: emailProblem }, { email: given });
  const [isGiven, setGiven] = useState(given !== undefined && emailProblem(given) === undefined);
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
      <NoticePage title="You are on the list" links={[['Go to home', paths.home()]]}>
        We sent a confirmation to {subscribed}. Every mail has a link to leave the list.
      </NoticePage>
    );
  return (
    <FormPage
      title="Subscribe to our newsletter"
      intro="New places worth a journey, a few times a year. You can leave with one click."
      onSubmit={send}
    >
      {refusal.notice}
      {isGiven ? (
        <GivenEmail email={values.email} onChange={() => setGiven(false)} />
      ) : (
        <TextField
          label="Email"
          hint="We use it for the newsletter only."
          field={bind('email')}
          required
          autoFocus={given !== undefined}
          type="email"
          autoComplete="email"
        />
      )}
      {captcha.element}
      <FormActions
        submit="Subscribe"
        isSending={isSending}
        isDisabled={refusal.isWaiting}
        cancelTo={paths.home()}
      />
    </FormPage>
  );
}

/** The address that the home page asked for, with a way to write another one. */
function GivenEmail({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div className={styles.given}>
      <div className={styles.words}>
        <p className={classNames(text.small, text.quiet)}>Email</p>
        <div className={styles.email}>{email}</div>
      </div>
      <Button onClick={onChange} aria-label="Change the email address">
        Change
      </Button>
    </div>
  );
}

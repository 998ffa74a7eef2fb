import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { emailProblem } from '../../../schema/accounts';
import { paths } from '../paths';
import { useCaptcha } from '../session/useCaptcha';
import { inlineErrors, useRefusal } from '../session/useRefusal';
import { FormActions, FormPage } from '../ui/FormPage';
import { NoticePage } from '../ui/NoticePage';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { useSubscribeNewsletterMutation } from './SubscriptionPage.generated';

/** Puts an address on the newsletter's list; the home page may have asked for it already. */
export function SubscriptionPage() {
  const { email: given } = (useLocation().state ?? {}) as { email?: string };
  const [subscribe] = useSubscribeNewsletterMutation({
    context: { ...inlineErrors, withoutSession: true },
  });
  const { bind, submit, isSending } = useForm({ email: emailProblem }, { email: given });
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
      <TextField
        label="Email"
        hint="We use it for the newsletter only."
        field={bind('email')}
        required
        type="email"
        autoComplete="email"
      />
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

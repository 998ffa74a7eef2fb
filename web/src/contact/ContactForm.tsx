import { useState } from 'react';
import { bookingTextProblem, CONTACT_TOPIC_WORDS, contactTextProblem } from '../../../schema/contact';
import { emailProblem } from '../../../schema/emailAddress';
import { LIMITS } from '../../../schema/limits';
import { nameProblem } from '../../../schema/textRules';
import { Button } from '../kit/Button';
import { Field, SelectInput } from '../kit/Field';
import { TextAreaField } from '../kit/TextAreaField';
import { TextField } from '../kit/TextField';
import { useForm, type BoundField } from '../kit/useForm';
import { useViewer } from '../session/SessionProvider';
import { useCaptcha } from '../session/useCaptcha';
import { useRefusal } from '../session/useRefusal';
import { useSendContactMessageMutation } from './ContactForm.generated';
import { SentNotice } from './SentNotice';
import * as texts from './texts';
import styles from './ContactForm.module.css';

type Topic = keyof typeof CONTACT_TOPIC_WORDS;

const TOPICS = Object.entries(CONTACT_TOPIC_WORDS);

const rules = {
  topic: (topic: string) => (topic ? undefined : texts.noTopic),
  name: nameProblem,
  email: emailProblem,
  bookingReference: bookingTextProblem,
  text: contactTextProblem,
};

interface Props {
  /** The reference of the booking that the message is about, if the visitor comes from a booking. */
  bookingReference?: string;
}

/** Sends a message to the operator of the site. It needs no account; without one it has a captcha. */
export function ContactForm({ bookingReference }: Props) {
  const viewer = useViewer();
  const [sendMessage] = useSendContactMessageMutation();
  const form = useForm(rules, { topic: bookingReference ? 'BOOKING' : '', bookingReference });
  const { bind, submit } = form.over({ name: viewer?.name, email: viewer?.email ?? undefined });
  const [sentTo, setSentTo] = useState<string>();
  const captcha = useCaptcha();
  const refusal = useRefusal();

  const send = submit(async ({ topic, name, email, text, ...values }) => {
    const input = {
      topic: topic as Topic,
      name: name.trim(),
      email: email.trim(),
      bookingReference: values.bookingReference.trim() || null,
      text: text.trim(),
      captcha: viewer ? null : await captcha.proof(),
    };
    const answer = (await refusal.answerOf(sendMessage({ variables: { input } })))?.sendContactMessage;
    if (answer?.__typename === 'ContactMessageSent') return setSentTo(answer.email);
    captcha.renew(answer);
    if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  if (sentTo)
    return (
      <SentNotice
        email={sentTo}
        mayChat={viewer !== undefined}
        onAnother={() => {
          form.clear('text');
          captcha.renew(undefined);
          setSentTo(undefined);
        }}
      />
    );
  return (
    <form noValidate onSubmit={send} className={styles.form}>
      {refusal.notice}
      <TopicField field={bind('topic')} />
      <div className={styles.pair}>
        <TextField label={texts.name} field={bind('name')} required autoComplete="name" />
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          field={bind('email')}
          required
          type="email"
          autoComplete="email"
        />
      </div>
      <TextField
        label={texts.bookingReference}
        hint={texts.bookingHint}
        field={bind('bookingReference')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <TextAreaField
        label={texts.message}
        hint={texts.messageHint}
        field={bind('text')}
        maxLength={LIMITS.message}
      />
      {!viewer && captcha.element}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={form.isSending}
        disabled={refusal.isWaiting}
        className={styles.send}
      >
        {texts.send}
      </Button>
    </form>
  );
}

function TopicField({ field }: { field: BoundField }) {
  const { error, onChange, ...bound } = field;
  return (
    <Field label={texts.topic} error={error}>
      {(aria) => (
        <SelectInput {...aria} {...bound} required onChange={({ target }) => onChange(target.value)}>
          <option value="" disabled>
            {texts.chooseTopic}
          </option>
          {TOPICS.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

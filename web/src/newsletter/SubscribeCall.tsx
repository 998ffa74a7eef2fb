import { useId } from 'react';
import { emailProblem } from '../../../schema/accounts';
import { paths } from '../paths';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { TextField } from '../kit/TextField';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import styles from './SubscribeCall.module.css';

/** The call to subscribe at the end of the home page; the subscription page does the rest. */
export function SubscribeCall() {
  const id = useId();
  const navigate = useNavigate();
  const { bind, submit } = useForm({ email: emailProblem });
  const goOn = submit(async ({ email }) =>
    navigate(paths.subscription(), { state: { email: email.trim() } }),
  );
  return (
    <section aria-labelledby={id} className={styles.call}>
      <div>
        <h2 id={id} className={text.h2}>
          Places worth a journey, by mail
        </h2>
        <p className={classNames(text.body, styles.words)}>
          A few times a year we write about hotels worth finding. You can unsubscribe with one click.
        </p>
      </div>
      <form noValidate onSubmit={goOn} className={styles.form}>
        <TextField label="Email" field={bind('email')} required type="email" autoComplete="email" />
        <Button type="submit" variant="contained" size="large" className={styles.button}>
          Subscribe
        </Button>
      </form>
    </section>
  );
}

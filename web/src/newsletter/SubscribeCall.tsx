import { useId } from 'react';
import { emailProblem } from '../../../schema/emailAddress';
import { paths } from '../paths';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { TextField } from '../kit/TextField';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import * as texts from './texts';
import styles from './SubscribeCall.module.css';

/** The call to subscribe at the end of the home page. It passes the address on to the subscription page. */
export function SubscribeCall() {
  const id = useId();
  const navigate = useNavigate();
  const { bind, submit } = useForm({ email: emailProblem });
  const openSubscription = submit(async ({ email }) =>
    navigate(paths.subscription(), { state: { email: email.trim() } }),
  );
  return (
    <section aria-labelledby={id} className={styles.call}>
      <div>
        <h2 id={id} className={text.h2}>
          {texts.subscribeCall}
        </h2>
        <p className={classNames(text.body, styles.words)}>{texts.subscribeCallText}</p>
      </div>
      <form noValidate onSubmit={openSubscription} className={styles.form}>
        <TextField label={texts.email} field={bind('email')} required type="email" autoComplete="email" />
        <Button type="submit" variant="contained" size="large" className={styles.button}>
          {texts.subscribe}
        </Button>
      </form>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { factorNameProblem } from '../../../../schema/textRules';
import { Button } from '../../kit/Button';
import { TextField } from '../../kit/TextField';
import { cancel, save } from '../../kit/texts';
import { useForm } from '../../kit/useForm';
import { useRefusal } from '../../session/useRefusal';
import { useRenamePasskeyMutation } from './Passkeys.generated';
import * as texts from './texts';
import styles from './PasskeyNameForm.module.css';

interface Props {
  passkey: { id: string; name: string };
  onClose: () => void;
}

/** Changes the name of a passkey in its row. */
export function PasskeyNameForm({ passkey, onClose }: Props) {
  const [rename] = useRenamePasskeyMutation();
  const { bind, submit, isSending } = useForm({ name: factorNameProblem }, { name: passkey.name });
  const refusal = useRefusal();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const send = submit(async ({ name }) => {
    const input = { passkeyId: passkey.id, name: name.trim() };
    const answer = (await refusal.answerOf(rename({ variables: { input } })))?.renamePasskey;
    if (answer?.__typename === 'SignInMethods') onClose();
    else if (answer) refusal.show(answer);
  });
  return (
    <form
      noValidate
      onSubmit={send}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      className={styles.form}
    >
      {refusal.notice}
      <TextField ref={field} label={texts.nameOfPasskey} field={bind('name')} required autoComplete="off" />
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" loading={isSending}>
          {save}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </form>
  );
}

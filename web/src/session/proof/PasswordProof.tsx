import { PROOF_MINUTES } from '../../../../schema/accounts';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { DialogActions, DialogContent } from '../../kit/Dialog';
import { PasswordField } from '../../kit/PasswordField';
import { cancel } from '../../kit/texts';
import { useForm } from '../../kit/useForm';
import { useViewerQuery } from '../Session.generated';
import { useRefusal } from '../useRefusal';
import { useGiveProofMutation } from './PasswordProof.generated';
import * as texts from './texts';
import styles from './PasswordProof.module.css';

/** What a kind of proof tells the dialog. */
interface Props {
  /** The server has accepted the proof. */
  onProven: () => void;
  onCancel: () => void;
}

const rules = { password: (value: string) => (value ? undefined : texts.enterPassword) };

/** Proves it by the password of the account. */
export function PasswordProof({ onProven, onCancel }: Props) {
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only' });
  const [giveProof] = useGiveProofMutation();
  const { bind, submit, isSending } = useForm(rules);
  const refusal = useRefusal();
  const onSubmit = submit(async ({ password }, refuse) => {
    const answer = await refusal.answerOf(giveProof({ variables: { input: { password } } }));
    const given = answer?.giveProof;
    if (given?.__typename === 'ProofGiven') onProven();
    else if (given?.__typename === 'WrongPassword') refuse('password', given.message);
    else if (given) refusal.show(given);
  });
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <DialogContent>
        <div>{fill(texts.whyProof, { minutes: PROOF_MINUTES })}</div>
        {refusal.notice}
        {/* for password managers */}
        <input hidden readOnly tabIndex={-1} autoComplete="username" value={data?.viewer?.username ?? ''} />
        <PasswordField
          label={texts.password}
          field={bind('password')}
          autoComplete="current-password"
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button type="submit" variant="contained" loading={isSending} disabled={refusal.isWaiting}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

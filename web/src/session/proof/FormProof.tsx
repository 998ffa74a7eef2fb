import type { ReactNode } from 'react';
import { Button } from '../../kit/Button';
import { DialogActions, DialogContent } from '../../kit/Dialog';
import { PasswordField } from '../../kit/PasswordField';
import { TextField } from '../../kit/TextField';
import { cancel } from '../../kit/texts';
import { useForm } from '../../kit/useForm';
import { AppCodeField, appCodeRule } from '../factors/AppCodeField';
import * as factorTexts from '../factors/texts';
import { useViewerQuery } from '../Session.generated';
import { useRefusal } from '../useRefusal';
import { useGiveProofMutation } from './Proof.generated';
import type { ProofProps } from './proofs';
import * as texts from './texts';
import styles from './FormProof.module.css';

interface Props extends ProofProps {
  /** The kind of code that goes with the password, if the account asks for one. */
  code?: 'CODE' | 'RECOVERY_CODE' | undefined;
  hasPassword: boolean;
  /** The other ways to prove it. */
  others: ReactNode;
}

const passwordRule = (value: string) => (value ? undefined : texts.enterPassword);
const recoveryRule = (value: string) => (value.trim() ? undefined : factorTexts.enterRecoveryCode);

/** Proves it by the password of the account, with a code where the account asks for a second step. */
export function FormProof({ code, hasPassword, others, intro, onProven, onCancel }: Props) {
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only' });
  const [giveProof] = useGiveProofMutation();
  const { bind, submit, isSending } = useForm({
    ...(hasPassword && { password: passwordRule }),
    ...(code && { code: code === 'CODE' ? appCodeRule : recoveryRule }),
  } as { password: typeof passwordRule; code: typeof recoveryRule });
  const refusal = useRefusal();
  const onSubmit = submit(async (values, refuse) => {
    const input = {
      ...(hasPassword && { password: values.password }),
      ...(code && { code: values.code.trim() }),
    };
    const answer = await refusal.answerOf(giveProof({ variables: { input } }));
    const given = answer?.giveProof;
    if (given?.__typename === 'ProofGiven') onProven(given.accessToken);
    else if (given?.__typename === 'WrongPassword') refuse('password', given.message);
    else if (given?.__typename === 'FactorCodeWrong') refuse('code', given.message);
    else if (given) refusal.show(given);
  });
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <DialogContent>
        <div>{intro}</div>
        {refusal.notice}
        {hasPassword && (
          <>
            {/* for password managers */}
            <input
              hidden
              readOnly
              tabIndex={-1}
              autoComplete="username"
              value={data?.viewer?.username ?? ''}
            />
            <PasswordField
              label={texts.password}
              field={bind('password')}
              autoComplete="current-password"
              autoFocus
            />
          </>
        )}
        {code === 'CODE' && <AppCodeField field={bind('code')} />}
        {code === 'RECOVERY_CODE' && (
          <TextField
            label={factorTexts.recoveryCode}
            hint={factorTexts.recoveryCodeHint}
            field={bind('code')}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {others}
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

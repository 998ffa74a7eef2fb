import { useId } from 'react';
import { factorNameProblem } from '../../../../schema/textRules';
import { Button } from '../../kit/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import { TextField } from '../../kit/TextField';
import { cancel } from '../../kit/texts';
import { useForm } from '../../kit/useForm';
import { name as nameLabel } from '../../session/texts';
import { useRefusal } from '../../session/useRefusal';
import { useCreateAppPasswordMutation } from './AppPasswords.generated';
import * as texts from './texts';

interface Props {
  onCreated: (created: { name: string; secret: string }) => void;
  onClose: () => void;
}

/** Asks which application a new app password is for. */
export function AppPasswordDialog({ onCreated, onClose }: Props) {
  const id = useId();
  const [create] = useCreateAppPasswordMutation();
  const { bind, submit, isSending } = useForm({ name: factorNameProblem });
  const refusal = useRefusal();
  const send = submit(async ({ name }) => {
    const input = { name: name.trim() };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createAppPassword;
    if (answer?.__typename === 'NewAppPassword') {
      onClose();
      onCreated({ name: input.name, secret: answer.secret });
    } else if (answer) refusal.show(answer);
  });
  return (
    <Dialog onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{texts.createAppPassword}</DialogTitle>
      <DialogContent>
        {refusal.notice}
        <form id={`${id}-form`} noValidate onSubmit={send}>
          <TextField
            label={nameLabel}
            hint={texts.appPasswordNameHint}
            field={bind('name')}
            required
            autoFocus
            autoComplete="off"
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          loading={isSending}
          disabled={refusal.isWaiting}
        >
          {texts.create}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

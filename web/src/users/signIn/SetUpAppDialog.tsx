import { useId, useState } from 'react';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import text from '../../kit/text.module.css';
import { cancel } from '../../kit/texts';
import { useForm } from '../../kit/useForm';
import { appCodeRule } from '../../session/factors/AppCodeField';
import { AppToSetUp } from '../../session/factors/AppToSetUp';
import { useRefusal } from '../../session/useRefusal';
import { withoutOthers } from '../withoutOthers';
import { useEnableSecondFactorMutation } from './CodeApp.generated';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import * as texts from './texts';

interface Props {
  setup: { secret: string; uri: string; ticket: string };
  onClose: () => void;
}

/** Sets up the app with its first code, and then shows the recovery codes. */
export function SetUpAppDialog({ setup, onClose }: Props) {
  const id = useId();
  const [codes, setCodes] = useState<readonly string[]>();
  const [enable] = useEnableSecondFactorMutation({
    update: (cache, { data }) => {
      if (data?.enableSecondFactor.__typename === 'RecoveryCodes') withoutOthers(cache);
    },
  });
  const { bind, submit, isSending } = useForm({ code: appCodeRule });
  const refusal = useRefusal();
  const send = submit(async ({ code }, refuse) => {
    const input = { ticket: setup.ticket, code };
    const answer = (await refusal.answerOf(enable({ variables: { input } })))?.enableSecondFactor;
    if (answer?.__typename === 'RecoveryCodes') setCodes(answer.codes);
    else if (answer?.__typename === 'FactorCodeWrong') refuse('code', answer.message);
    else if (answer) refusal.show(answer);
  });

  if (codes) return <RecoveryCodesDialog codes={codes} onSaved={onClose} />;
  return (
    <Dialog shape="medium" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{texts.setUpApp}</DialogTitle>
      <DialogContent>
        {refusal.notice}
        <form id={`${id}-form`} noValidate onSubmit={send}>
          <AppToSetUp setup={setup} field={bind('code')} />
        </form>
        <p className={classNames(text.small, text.quiet)}>{texts.setUpAppNote}</p>
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
          {texts.turnOn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { useState } from 'react';
import { RECOVERY_CODES } from '../../../../schema/accounts';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { ListRow } from '../../kit/ListRow';
import { useNewRecoveryCodesMutation } from '../../session/factors/SecondStep.generated';
import { ChangeDialog } from './ChangeDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import * as texts from './texts';

/** How many recovery codes are left, with a button that makes new ones. */
export function RecoveryCodesRow({ left }: { left: number }) {
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [make] = useNewRecoveryCodesMutation();
  const send = async () => {
    const answer = (await make()).data?.recoveryCodes;
    if (answer?.__typename !== 'RecoveryCodes') return { data: answer };
    setCodes(answer.codes);
    return { data: {} };
  };
  const count = RECOVERY_CODES;
  return (
    <ListRow
      title={texts.recoveryCodes}
      note={left ? fill(texts.codesLeft, { left, count }) : texts.noCodesLeft}
      actions={<Button onClick={() => setAsking(true)}>{texts.makeNewCodes}</Button>}
    >
      {isAsking && (
        <ChangeDialog
          title={texts.makeNewCodesTitle}
          cancel={texts.keepCodes}
          confirm={texts.makeNewCodes}
          isLoss={false}
          send={send}
          onClose={() => setAsking(false)}
        >
          {fill(texts.makeNewCodesText, { count })}
        </ChangeDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onSaved={() => setCodes(undefined)} />}
    </ListRow>
  );
}

import { useEffect, useState } from 'react';
import { FormActions, FormPage } from '../../kit/FormPage';
import { Notice } from '../../kit/Notice';
import { Skeleton } from '../../kit/Skeleton';
import { tryAgain } from '../../kit/texts';
import { Button } from '../../kit/Button';
import { RecoveryCodeList } from './RecoveryCodeList';
import { useNewRecoveryCodesMutation } from './SecondStep.generated';
import * as texts from './texts';

/** Makes the recovery codes of an app that was just set up, and shows them before the person goes on. */
export function FirstRecoveryCodes({ onSaved }: { onSaved: () => void }) {
  const [make] = useNewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isLeft = false;
    void make().then(
      ({ data }) => {
        if (isLeft || !data) return;
        if (data.recoveryCodes.__typename === 'RecoveryCodes') setCodes(data.recoveryCodes.codes);
        else setProblem(data.recoveryCodes.message);
      },
      () => isLeft || setProblem(texts.noCodesYet),
    );
    return () => {
      isLeft = true;
    };
  }, [make, round]);

  const again = () => {
    setProblem(undefined);
    setRound(round + 1);
  };
  return (
    <FormPage
      title={texts.saveRecoveryCodes}
      intro={texts.saveRecoveryCodesText}
      onSubmit={(event) => {
        event.preventDefault();
        onSaved();
      }}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} />
      ) : problem ? (
        <Notice kind="warning" action={<Button onClick={again}>{tryAgain}</Button>}>
          {problem}
        </Notice>
      ) : (
        <div role="status" aria-label={texts.makingCodes}>
          <Skeleton variant="rounded" height={320} />
        </div>
      )}
      <FormActions
        submit={problem ? texts.continueWithout : texts.codesSaved}
        isDisabled={!codes && !problem}
      />
    </FormPage>
  );
}

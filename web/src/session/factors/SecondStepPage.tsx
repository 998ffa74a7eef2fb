import { useState } from 'react';
import { CodeStep } from './CodeStep';
import { FirstRecoveryCodes } from './FirstRecoveryCodes';
import { SetUpStep } from './SetUpStep';
import type { SecondStep, StepProps } from './steps';

interface Props extends StepProps {
  step: SecondStep;
  /** The person may go on, signed in. */
  onDone: () => void;
}

/** What follows the password: the second step, or setting one up and then saving the recovery codes. */
export function SecondStepPage({ step, onBack, onSession, onDone }: Props) {
  const [hasNewApp, setNewApp] = useState(false);
  if (hasNewApp) return <FirstRecoveryCodes onSaved={onDone} />;
  if (step.__typename === 'SecondFactorMissing')
    return (
      <SetUpStep
        message={step.message}
        setup={step.setup}
        onBack={onBack}
        onSession={async (started) => {
          await onSession(started);
          setNewApp(true);
        }}
      />
    );
  return (
    <CodeStep
      ticket={step.ticket}
      factors={step.factors}
      onBack={onBack}
      onSession={async (started) => {
        await onSession(started);
        onDone();
      }}
    />
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Why the chosen rooms have no price, and the way to ask again. */
export function QuoteProblem({ problem, retry }: { problem: string; retry: () => void }) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          Try again
        </Button>
      }
    >
      {problem}
    </Alert>
  );
}

import { useState, type FormEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { CheckField, Field, TextInput } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { device } from './device';
import { welcome } from './renewSession';
import { useSignInMutation } from './Session.generated';
import { useSession } from './SessionProvider';

export function LoginForm() {
  const client = useApolloClient();
  const { session } = useSession();
  const [signIn, { loading }] = useSignInMutation({ context: { withoutSession: true } });
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [trustDevice, setTrustDevice] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    const input = { username: username.trim(), password, trustDevice };
    // a call that failed has been reported already, with a page of its own
    const result = await signIn({ variables: { input } }).catch(() => undefined);
    const answer = result?.data?.signIn;
    if (answer?.__typename === 'Session') {
      device.rememberTrust(trustDevice);
      await welcome(client, answer);
      session.begin(answer.accessToken);
    } else if (answer) {
      setPassword('');
      setRefusal(answer.message);
    }
  };

  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <Field label="Username">
        {(aria) => (
          <TextInput
            {...aria}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password">
        {(aria) => (
          <TextInput
            {...aria}
            required
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <CheckField
        label="Trust this device"
        hint="You stay signed in here after closing the browser."
        checked={trustDevice}
        onChange={setTrustDevice}
      />
      <Button type="submit" variant="contained" size="large" disabled={loading}>
        {loading ? 'Signing in …' : 'Sign in'}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <MuiLink component={Link} to={paths.forgotPassword()}>
          Forgot password?
        </MuiLink>
        <MuiLink component={Link} to={paths.register()}>
          Create an account
        </MuiLink>
      </Box>
    </Box>
  );
}

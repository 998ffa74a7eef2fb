import { emailProblem } from '../../../schema/accounts';

test.each(['ann@@x.example', 'an\0n@x.example', 'ann\u200b@x.example', `${'İ'.repeat(200)}@x.example`])(
  'emailProblem refuses %j',
  (text) => expect(emailProblem(text)).toBeDefined(),
);

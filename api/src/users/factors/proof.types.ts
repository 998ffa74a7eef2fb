import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType, createUnionType } from 'type-graphql';
import { PROOF_MINUTES } from '../../../../schema/accounts';
import { IfProvided } from '../../core/rule.decorator';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { WrongPassword } from '../account.types';
import { PasskeyInput } from './factor.inputs';
import { FactorCodeWrong, PasskeyRefused, StepEnded } from './factor.types';

@InputType({
  description:
    'The proof that you are at this device: a passkey; the password with a code, where your account asks for a second step; or the password alone.',
})
export class GiveProofInput {
  @Field(() => String, { nullable: true, description: 'The current password.' })
  @IfProvided()
  @MaxLength(200, { message: 'The password is too long' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'A code of the app, or a recovery code.' })
  @IfProvided()
  @MaxLength(60, { message: 'The code is too long' })
  code?: string | null;

  @Field(() => PasskeyInput, { nullable: true, description: 'The answer to beginPasskeyProof.' })
  passkey?: PasskeyInput | null;
}

@ObjectType({ description: 'The proof is accepted, for this session only.', simpleResolvers: true })
export class ProofGiven {
  @Field(() => Date, { description: `Until when it counts, ${PROOF_MINUTES} minutes from now.` })
  provenUntil!: Date;

  @Field(() => String, {
    description: 'The new bearer token of this session. The ones before it end, and so does the old cookie.',
  })
  accessToken!: string;
}

export const GiveProofResult = createUnionType({
  name: 'GiveProofResult',
  description: 'Until when the proof counts, or why it was refused.',
  types: () =>
    [ProofGiven, WrongPassword, FactorCodeWrong, PasskeyRefused, StepEnded, TooManyAttempts] as const,
});

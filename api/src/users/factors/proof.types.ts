import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType, createUnionType } from 'type-graphql';
import { PROOF_MINUTES } from '../../../../schema/accounts';
import { IfProvided } from '../../core/rule.decorator';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { WrongPassword } from '../account.types';

@InputType({ description: 'The proof that you are at this device, of one kind.' })
export class GiveProofInput {
  @Field(() => String, { nullable: true, description: 'The current password.' })
  @IfProvided()
  @MaxLength(200, { message: 'The password is too long' })
  password?: string | null;
}

@ObjectType({ description: 'The proof is accepted, for this session only.', simpleResolvers: true })
export class ProofGiven {
  @Field(() => Date, { description: `Until when it counts, ${PROOF_MINUTES} minutes from now.` })
  provenUntil!: Date;
}

export const GiveProofResult = createUnionType({
  name: 'GiveProofResult',
  description: 'Until when the proof counts, or why it was refused.',
  types: () => [ProofGiven, WrongPassword, TooManyAttempts] as const,
});

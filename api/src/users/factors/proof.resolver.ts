import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { build } from '../../core/build';
import { giveProof } from './proof.service';
import { GiveProofInput, GiveProofResult, ProofGiven } from './proof.types';

@Resolver()
export class ProofResolver {
  @Allow('proof:give')
  @Mutation(() => GiveProofResult, {
    description:
      'Proves that you are at this device, after an answer of ProofNeeded or an error with the code PROOF_NEEDED. Then repeat the call that was refused.',
  })
  async giveProof(
    @Arg('input', () => GiveProofInput) input: GiveProofInput,
    @Ctx() { viewer, address }: Context,
  ): Promise<ProofGiven> {
    return build(ProofGiven, { provenUntil: await giveProof(viewer, input, address) });
  }
}

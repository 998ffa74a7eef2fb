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
      'Proves that you are at this device, after an answer of ProofNeeded or an error with the code PROOF_NEEDED. Then repeat the call that was refused, with the new access token. Send it over HTTP: the open sockets of the account close, and connect again.',
  })
  async giveProof(
    @Arg('input', () => GiveProofInput) input: GiveProofInput,
    @Ctx() { viewer, address, cookies }: Context,
  ): Promise<ProofGiven> {
    const origin = { address, refreshToken: cookies.refreshToken };
    const { provenUntil, accessToken, refreshToken, cookieSeconds } = await giveProof(viewer, input, origin);
    if (refreshToken) cookies.setRefreshToken(refreshToken, cookieSeconds);
    return build(ProofGiven, { provenUntil, accessToken });
  }
}

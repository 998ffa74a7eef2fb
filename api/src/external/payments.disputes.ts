import { callProvider } from './payments';
import { isRefusal } from './payments.errors';
import { toDispute, type ProviderDispute } from './payments.shapes';

/** The dispute as it is now, or undefined if the provider does not know it. */
export function readDispute(id: string): Promise<ProviderDispute | undefined> {
  return callProvider(async ({ disputes }) => {
    try {
      return toDispute(await disputes.retrieve(id));
    } catch (error) {
      if (isRefusal(error, 'resource_missing')) return undefined;
      throw error;
    }
  });
}

/** The fields of evidence that we fill, each with up to 20,000 characters. */
export type EvidenceFields = Record<
  | 'cancellation_policy_disclosure'
  | 'customer_email_address'
  | 'customer_name'
  | 'product_description'
  | 'refund_policy_disclosure'
  | 'service_date'
  | 'uncategorized_text',
  string
>;

/** Submits evidence about a dispute; returns the dispute as it is then. The provider refuses a second time. */
export const submitDisputeEvidence = (id: string, evidence: EvidenceFields): Promise<ProviderDispute> =>
  callProvider(async ({ disputes }) => toDispute(await disputes.update(id, { evidence, submit: true })));

import { API_VERSION } from './events';
import type { FormParams } from './formParams';

/** The webhook endpoints in the provider's format: the one that receives all events. */
export function listWebhookEndpoints(webhookUrl: string, params: FormParams) {
  if (params.has('limit') && params.integer('limit', 1) > 100)
    params.refuse('limit', 'This value must be less than or equal to 100.');
  params.end();
  const endpoint = {
    id: 'we_test',
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: 0,
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: webhookUrl,
  };
  return { object: 'list', url: '/v1/webhook_endpoints', has_more: false, data: [endpoint] };
}

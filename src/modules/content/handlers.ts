import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { contentContract } from './contract.ts';
import { getPage } from './get-page.ts';
import { getPost } from './get-post.ts';
import { listFaqs } from './list-faqs.ts';
import { listPosts } from './list-posts.ts';

const content = implement(contentContract).$context<Context>();

export const contentHandlers = content.router({
  listPosts: content.listPosts.handler(({ context, input }) => listPosts(context, input)),
  getPost: content.getPost.handler(({ context, input }) => getPost(context, input)),
  listFaqs: content.listFaqs.handler(({ context }) => listFaqs(context)),
  getPage: content.getPage.handler(({ context, input }) => getPage(context, input)),
});

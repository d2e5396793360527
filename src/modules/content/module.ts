import { defineModule, implementAll } from '#platform/module.ts';
import { contentContract, contentTag } from './contract.ts';
import { getPage } from './get-page.ts';
import { getPost } from './get-post.ts';
import { listFaqs } from './list-faqs.ts';
import { listPosts } from './list-posts.ts';

export const contentModule = defineModule({
  openApi: { tags: [contentTag] },
  handlers: implementAll(contentContract, {
    listPosts,
    getPost,
    listFaqs,
    getPage,
  }),
});

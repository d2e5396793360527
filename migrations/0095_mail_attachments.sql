-- Documents that go with a mail, by kind and key: each is made when the mail is sent.
alter table mails add column attachments jsonb;

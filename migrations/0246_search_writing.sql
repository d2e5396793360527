-- lz4 packs and unpacks several times faster than the default; not every build of the server has it.
do $$ begin
  alter table product_listings alter column card set compression lz4, alter column summary set compression lz4, alter column document set compression lz4;
  alter table product_search alter column title set compression lz4, alter column words set compression lz4, alter column everything set compression lz4;
exception when feature_not_supported then null;
end $$;

# What a CDN may keep, as rules that Varnish carries out; docs/from-one-machine-to-many.md has the same for others.
# The shop says GEO_HEADER=x-country and CDN_KEEPS_PAGES=true, and TRUSTED_PROXIES counts one more.
vcl 4.1;

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 3s; .window = 3; .threshold = 2; }
}

# Who may purge: PURGE of an address forgets it in every language and currency.
acl operators {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ operators) {
      return (synth(405));
    }
    return (purge);
  }
  # The country is what the edge before this one found, never what a client says: replace this line by its rule.
  if (client.ip !~ operators) {
    unset req.http.x-country;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Who has a key of the API gets an answer of their own.
  if (req.http.Authorization) {
    return (pass);
  }
  # Cookies do not stop keeping: what the shop calls public was made without asking who calls. One of them, the
  # market that a visitor chose, tells pages apart.
  set req.http.x-market = regsub(req.http.Cookie, "^(?:.*?;\s*)?__Host-karigari-place=([^;]*).*$", "\1");
  if (req.http.x-market == req.http.Cookie) {
    unset req.http.x-market;
  }
  # Assets and pictures are the same for all.
  if (req.url ~ "^/(assets|media)/") {
    unset req.http.Cookie;
    unset req.http.x-market;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.Host);
  if (req.url !~ "^/(assets|media)/") {
    hash_data("country " + req.http.x-country);
    hash_data("market " + req.http.x-market);
  }
  return (lookup);
}

sub vcl_backend_response {
  # Only what says public and for how long, without a cookie. Everything else is asked for each time.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)^public" || beresp.status != 200 && beresp.status != 304) {
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
  # Cookie and country are in the key, or every visitor would have a copy of their own.
  set beresp.http.Vary = "Accept-Encoding";
  if (beresp.http.Cache-Control ~ "stale-while-revalidate=") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1") + "s", 0s);
  } else {
    set beresp.grace = 0s;
  }
  # Pages of a shop without CDN_KEEPS_PAGES: kept, and asked for each time with their tag.
  if (beresp.ttl <= 0s) {
    set beresp.keep = 1h;
  }
  return (deliver);
}

sub vcl_deliver {
  # Browsers keep what may differ by market apart, as the shop said.
  if (req.url !~ "^/(assets|media)/") {
    set resp.http.Vary = "Accept-Encoding, Cookie";
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

"""Carved and turned wood: kitchen ladles of Udayagiri, the churner, the hand mirror and the inlaid pen stand of Saharanpur, a dough trough dug from one log, the takli of Pethapur."""
from items.hardkit import *
from items.bowl import spoon
from items.elephant import extruded, closed

VARIANTS = {
    'ladles': dict(kind='ladles', bg='#b98d6a', bg2='#a87a56'), 'mathani': dict(kind='mathani', bg='#e6dac7', bg2='#d7c7ad'), 'mirror': dict(kind='mirror', bg='#e7dccb', bg2='#d8c9b2'),
    'penstand': dict(kind='penstand', bg='#e3d6c2', bg2='#d4c3a8'), 'trough': dict(kind='trough', bg='#ded2bf', bg2='#cfbfa6'), 'takli': dict(kind='takli', bg='#c9b193', bg2='#b99f7d'),
}
SHEE = ('#4a2814', '#744323', '#9c653a'); TEAK = ('#6e4524', '#95653a', '#b5854f'); PALE = ('#a07a48', '#c9a26c', '#dfc296'); MANGO = ('#6e4a28', '#9a6f40', '#c29a66')
def wood(name, cols, **kw): m = M(name); wood_mat(m, **dict(dict(freq=7, cols=cols, rough=.45, coat=.06), **kw)); return m
def carved(m, h):
    """darkens the cut ground between raised parts: attribute tint is the height"""
    base = m.p.inputs['Base Color'].links[0].from_node; at = m.n('ShaderNodeAttribute', {'attribute_name': 'tint'}); m.P(Base_Color=m.mix(m.math('MULTIPLY', m.math('SUBTRACT', 1.0, (at, 'Fac')), h), base, hexc('#21120a'))); return m
def petals_h(X, Y, n, r0, r1, w, a0=0.0):
    """height of a ring of n petals, rounded, with a raised rim"""
    r = np.hypot(X, Y); a = (np.arctan2(Y, X)+a0)/tau*n; a = (a-np.floor(a)-.5)*tau/n; t = np.clip((r-r0)/(r1-r0), 0, 1); half = w*np.sin(math.pi*np.clip(t, 0, 1)**1.15)**.75*(r1-r0); d = 1-np.abs(r*a)/np.maximum(half, 1e-4); inside = (d > 0) & (t > 0) & (t < 1)
    return np.where(inside, np.minimum(1, d*5)*(.55+.45*np.abs(1-2*np.clip(d, 0, 1))), 0)
def build(kind, bg, bg2):
    gobo, focus, fs = True, (0, -.3, .2), 8
    if kind == 'ladles':
        loc = lambda k: dict(loc=(.2+k*1.7, .1, .3*k), rot=(0, math.pi/2, .1), freq=6, cols=PALE, rough=.5, coat=.03, fine=.7)
        hand = lambda w0: [(.085, 1.05), (.075, 1.6), (.085, 2.5), (.11, 3.0), (.07, 3.10), (-.07, 3.10), (-.11, 3.0), (-.085, 2.5), (-.075, 1.6), (-.085, 1.05)]
        flat = [(-.20, .92), (-.36, .55), (-.40, .05), (-.30, -.03), (.30, -.03), (.40, .05), (.36, .55), (.20, .92)]
        slots = [closed([(x-.035, .18), (x, .13), (x+.035, .18), (x+.035, .60), (x, .65), (x-.035, .60)], 20) for x in (-.20, -.067, .067, .20)]
        for k, (x, rz, lp) in enumerate(((-1.05, .07, [closed(flat+hand(0))]), (1.05, -.06, [closed(flat+hand(0))]+slots))):
            m = wood('l%d' % k, PALE, loc=(.2+k*1.7, .1, .3*k), rot=(math.pi/2, .05, .1), freq=5, rough=.5, coat=.03, fine=.8); o = extruded('l', lp, .085, .035, m.m, 5); put(o, (x, -1.45, .06), (.012, 0, rz))
        m = wood('l3', PALE, **{q: v for q, v in loc(3).items() if q != 'cols'}); o = put(spoon(m, 3.1, .40, .80), (.02, -1.5, .19), (0, 0, math.pi/2+.015)); o.scale = (1, 1, 1.5)
        cam = ((0, .12, .05), 9.2, 52)
    elif kind == 'mathani':
        m = wood('m', SHEE, loc=(.2, .1, 0), rot=(.02, .03, 0), freq=9, rough=.38, coat=.2)
        pr = catmull([(1e-3, 0), (.05, .01), (.09, .05), (.085, .12), (.055, .18), (.06, .26), (.09, .34), (.07, .42), (.075, .7), (.062, 1.25), (.060, 1.6), (.075, 2.05), (.10, 2.16), (.085, 2.22), (.11, 2.28), (.09, 2.34), (.10, 2.40), (.20, 2.46), (.275, 2.60), (.285, 2.78), (.25, 2.92), (.16, 3.0), (1e-3, 3.02)], 130)
        f = lambda th, s, p: -.11*np.clip((p[:, 1:2]-2.44)/.12, 0, 1)*np.clip(1-np.abs(((th*8/tau) % 1)-.5)*2*1.0, 0, 1)**2.2*(p[:, 0:1] > .02)-.006*np.exp(-((p[:, 1:2]-.55)/.010)**2)-.006*np.exp(-((p[:, 1:2]-.60)/.010)**2)-.006*np.exp(-((p[:, 1:2]-1.98)/.010)**2)+0*th
        tl = math.asin((.285-.09)/2.7)
        put(lathe('ma', pr, 480, disp=f, mats=[m.m], wob=.002), (-1.12, .86, .085), (0, math.pi/2-tl*.0-.072, -.62))
        c = wood('c', PALE, freq=6)
        cl = clay('pot', ('#8f4a2a', '#ad6440', '#c07a52')); turn_ = catmull([(1e-3, 0), (.40, 0), (.46, .02), (.72, .28), (.80, .58), (.66, .86), (.56, .96), (.58, 1.06), (.66, 1.10)], 100); inn = catmull([(.66, 1.10), (.64, 1.13), (.54, 1.08), (.50, .95), (.62, .8)], 100); put(lathe('pot', np.vstack([turn_, inn[1:]]), 260, mats=[cl.m], wob=.006), (.62, .92, 0)); w = M('curd'); nn = w.noise(w.obj(), 12, 4); w.P(Base_Color=w.mix(nn, hexc('#f0e8d6'), hexc('#fbf6ea')), Roughness=.35, Subsurface=.1, Subsurface_Color=hexc('#f7efdc')); w.bump(nn, .15, .03); put(lathe('curd', np.array([(.62, .80), (.3, .81), (1e-3, .815)]), 80, mats=[w.m]), (.62, .92, 0))
        cam = ((.04, .06, .32), 7.4, 30)
    elif kind == 'mirror':
        m = carved(wood('m', SHEE, loc=(.5, .2, .4), rot=(math.pi/2, .1, .2), freq=6, rough=.4, coat=.16), .55); nr, nt = 200, 720; R = .92; rr = np.linspace(1e-3, 1, nr)[:, None]; th = np.arange(nt)[None]/nt*tau; X, Y = rr*np.cos(th), rr*np.sin(th)
        h = petals_h(X, Y, 16, .22, .86, .20)+.75*petals_h(X, Y, 16, .50, .90, .17, tau/32)*(petals_h(X, Y, 16, .22, .86, .20) < .05); h = np.maximum(h, (rr < .20)*(.75+.25*np.cos(rr*60))*(1+0*th)); h = np.maximum(h, np.clip(1-np.abs(rr-.95)/.045, 0, 1)**.5+0*th); h = ndi.gaussian_filter(np.clip(h, 0, 1), (.8, .8)); Z = .15+.06*h*R-.0+.05*(1-rr**2)
        edge = [(1.0, .14), (1.015, .10), (1.015, .03), (.99, 0)]; Pp = np.stack([X*R, Y*R, Z], -1); side = np.stack([np.stack([q*R*np.cos(th[0]), q*R*np.sin(th[0]), z+0*th[0]], -1) for q, z in edge]); A = np.concatenate([h, np.ones((len(edge), nt))*.7]).ravel()
        g = grid('disc', np.concatenate([Pp, side]), wu=True, mats=[m.m], attr=A)
        hp = np.array([(-.86, .20), (-1.0, .155), (-1.3, .125), (-1.7, .125), (-2.1, .15), (-2.35, .19), (-2.5, .20), (-2.62, .16), (-2.68, .05), (-2.69, .003)]); hp = catmull(hp, 60); a = np.arange(48)/48*tau; sq = lambda v: np.sign(v)*np.abs(v)**.75
        P = np.stack([hp[:, 1:2]*sq(np.cos(a))[None], hp[:, 0:1]+0*a[None], .10+(.085+.02*np.clip((-hp[:, 0:1]-1.6), 0, .8))*np.clip(hp[:, 1:2]/.1, 0, 1)*sq(np.sin(a))[None]], -1); hd = grid('hand', P[:, ::-1], wu=True, mats=[m.m], attr=np.ones(P.shape[0]*48)*.95)
        B = Bag()
        for q, ob in enumerate((g, hd)): put(ob, (-.36, .46, 0), (0, 0, .62))
        cam = ((.10, -.10, .05), 8.1, 56)
    elif kind == 'penstand':
        R, H, n, mm_ = .80, 2.0, 260, 6
        def face_h(q):
            S = 700; c = Canvas(S, int(S*H/R)); W_, Hh = c.w, c.h
            if q % 2 == 0:      # vine of grape leaves
                t = np.linspace(0, 1, 300); x = W_/2+np.sin(t*tau*2.0+q)*W_*.20; y = t*Hh*.9+Hh*.05; c.line(np.stack([x, y], 1), 15)
                for k in range(14, 290, 24):
                    sg = 1 if (k//24) % 2 else -1; lx, ly = x[k]+sg*W_*.16, y[k]-20
                    for j, (aa, L) in enumerate(((0, 1.0), (.75, .8), (-.75, .8), (1.5, .55), (-1.5, .55))): c.poly(petal(lx, ly, (0 if sg > 0 else math.pi)+aa*sg-.5*sg, W_*.19*L, W_*.065*L, .75))
                    c.line([(x[k], y[k]), (lx, ly)], 8); tt = np.linspace(0, 1, 30); c.line(np.stack([x[k]-sg*(W_*.10*np.sin(tt*4)+tt*W_*.08), y[k]+tt*70-30*np.sin(tt*6)], 1), 7)
                    for j in range(3): c.disc(x[k]-sg*W_*.20+j*16-16, y[k]+70-abs(j-1)*14, 11)
                b = 26
                c.d.rectangle([0, 0, W_, b], fill=255); c.d.rectangle([0, Hh-b, W_, Hh], fill=255); c.d.rectangle([0, 0, b, Hh], fill=255); c.d.rectangle([W_-b, 0, W_, Hh], fill=255)
            else:               # cypress in brass wire
                t = np.linspace(0, 1, 120); hw = W_*.20*np.sin(math.pi*np.clip(t, 0, 1)**.75)**.9; y = Hh*.20+t*Hh*.64; L_ = np.stack([W_/2-hw, y], 1); R_ = np.stack([W_/2+hw, y], 1); c.line(L_[::-1] if 0 else L_, 13); c.line(R_, 13); c.line([(W_/2, Hh*.09), (W_/2, Hh*.70)], 11)
                for k in range(9):
                    i = 16+k*11
                    for sg in (-1, 1): c.line([(W_/2, y[i]), (W_/2+sg*hw[i]*.62, y[i]+44)], 8)
                c.line([(W_*.30, Hh*.09), (W_*.70, Hh*.09)], 12); c.line([(W_*.36, Hh*.065), (W_*.64, Hh*.065)], 9)
                for sg in (-1, 1): c.line([(W_*(.5+sg*.40), Hh*.05), (W_*(.5+sg*.40), Hh*.95)], 7)
            return ndi.gaussian_filter(c.arr(), 1.0)
        m = carved(wood('m', SHEE, loc=(.5, .3, .4), rot=(0, .1, .2), freq=7, rough=.42, coat=.1), .6); bm = wood('i', SHEE, loc=(.5, .3, .4), rot=(0, .1, .2), freq=7, rough=.42, coat=.1)
        base = bm.p.inputs['Base Color'].links[0].from_node; at = bm.n('ShaderNodeAttribute', {'attribute_name': 'tint'}); st = bm.ramp((at, 'Fac'), [(.35, (0, 0, 0)), (.55, (1, 1, 1))]); bm.P(Base_Color=bm.mix(st, base, hexc('#d8a94c')), Metallic=st, Roughness=bm.math('SUBTRACT', .42, bm.math('MULTIPLY', st, .2)))
        rot = .30
        for q in range(6):
            a0, a1 = rot+q*tau/6, rot+(q+1)*tau/6; p0, p1 = np.array([math.cos(a0), math.sin(a0)])*R, np.array([math.cos(a1), math.sin(a1)])*R; nx, nz = 240, 600; u = np.linspace(0, 1, nx)[None]; v = np.linspace(0, 1, nz)[:, None]; Hm = face_h(q); z = ndi.map_coordinates(Hm, [np.broadcast_to(v*(Hm.shape[0]-1), (nz, nx)), np.broadcast_to(u*(Hm.shape[1]-1), (nz, nx))], order=1)
            nrm = (p0+p1)/np.linalg.norm(p0+p1); dep = (.045*(z-1) if q % 2 == 0 else -.004*(1-z))*np.clip(np.minimum(u, 1-u)/.02, 0, 1)*np.clip(np.minimum(v, 1-v)/.008, 0, 1); XY = p0[None, None]*(1-u[..., None])+p1[None, None]*u[..., None]+nrm[None, None]*dep[..., None]
            grid('f', np.concatenate([XY, np.broadcast_to((v*H)[..., None], (nz, nx, 1))], -1), mats=[(m if q % 2 == 0 else bm).m], attr=z.ravel())
        t = np.array([(math.cos(rot+k*tau/6), math.sin(rot+k*tau/6)) for k in range(6)]); w2 = wood('w2', SHEE, freq=7, rot=(0, .1, .2))
        P = np.stack([np.concatenate([t*f*R, np.full((6, 1), z)], 1) for f, z in ((1.0, H), (.985, H+.018), (.90, H+.018), (.885, H), (.88, .2), (.01, .2))]); grid('rim', P, wu=True, mats=[w2.m], smooth=False)
        P = np.stack([np.concatenate([t*f*R, np.full((6, 1), z)], 1) for f, z in ((1.0, 0), (1.035, 0), (1.035, .10), (1.0, .12))]); grid('foot', P, wu=True, mats=[w2.m], smooth=False)
        for k, (x, y, tx, ty, col, L, r) in enumerate(((-.3, .2, -.14, .05, '#8f2a22', 2.5, .055), (.1, .3, .02, .10, '#22406b', 2.65, .055), (.34, .05, .15, .0, '#d9a441', 2.4, .055), (-.05, .1, -.04, .02, '#b88a55', 2.8, .05))):
            b = np.array([x*.5, y*.5, .25]); e = b+np.array([tx*2, ty*2, 1])*(L-.3); B = Bag(); B.add(*tube(np.stack([b, e]), r, 6, up=(0, 1, 0))); lm = lac('pc%d' % k, col); B.make('pc', [lm.m]); B = Bag(); tip = e+(e-b)/np.linalg.norm(e-b)*.17; B.add(*tube(np.linspace(e, tip, 8), np.linspace(r*.96, .008, 8), 12, up=(0, 1, 0))); B.make('tp', [wood('pw%d' % k, PALE, freq=20).m])
        cam = ((0, 0, 1.40), 10.0, 17); fs = 6; focus = (0, -.8, 1)
    elif kind == 'trough':
        m = wood('m', MANGO, loc=(.3, .5, .4), rot=(.1, math.pi/2-.04, .1), freq=4.5, rough=.5, coat=.05); nu = 720
        o = catmull([(1e-3, 0), (.62, 0), (.74, .03), (.95, .22), (1.10, .52), (1.165, .70)], 120); i = catmull([(1.165, .70), (1.15, .725), (1.09, .725), (1.06, .70), (.93, .42), (.66, .20), (.3, .13), (1e-3, .12)], 120)[1:]; pr = np.vstack([o, i]); no = len(o); pts = np.random.default_rng(4).random((230, 2))
        def f(th, s, p):
            u, v = (th/tau) % 1, np.clip(s/s.max()*len(pr)/no, 0, 1); U, V = np.broadcast_arrays(u*14, np.clip(np.arange(len(pr))[:, None]/no, 0, 2)*3.2); d = np.full(U.shape, 9.0)
            for a, b in pts: du = np.abs(U-a*14); du = np.minimum(du, 14-du); d = np.minimum(d, np.hypot(du*.8, V-b*3.2))
            k = (np.arange(len(pr)) < no-8)[:, None]; return np.where(k, -.05*np.clip(d/.5, 0, 1.2)**1.6*-1-.02, 0)*np.clip((no-np.arange(len(pr)))/25, 0, 1)[:, None]+.004*np.sin(th*23+s*40)*np.sin(s*31)
        ob = lathe('tr', pr, nu, disp=f, wob=.012, mats=[m.m]); me = ob.data; co = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3); a = np.arctan2(co[:, 1], co[:, 0]); r = np.hypot(co[:, 0], co[:, 1]); sx, sy = 1.68, 1.0
        lug = np.clip((np.abs(np.cos(a))-.965)/.035, 0, 1)**.7*np.clip((co[:, 2]-.50)/.12, 0, 1)*np.clip((r-1.07)/.05, 0, 1); co[:, 0] = co[:, 0]*sx+np.sign(co[:, 0])*.26*lug; co[:, 1] *= sy; co[:, 2] += -.03*(co[:, 0]/1.9)**2*0+.05*np.clip((np.abs(co[:, 0])-1.2)/.7, 0, 1)**2*np.clip(co[:, 2]/.5, 0, 1); me.vertices.foreach_set('co', co.ravel()); me.update()
        base = m.p.inputs['Base Color'].links[0].from_node; v = m.obj(loc=(-1.45, .35, 0)); n = m.noise(v, 2.4, 5, .65); sp = m.n('ShaderNodeSeparateXYZ', Vector=v); rr = m.math('SQRT', m.math('ADD', m.math('POWER', m.math('MULTIPLY', (sp, 'X'), 1.0), 2.0), m.math('POWER', m.math('MULTIPLY', (sp, 'Y'), 3.2), 2.0))); dk = m.ramp(m.math('ADD', rr, m.math('MULTIPLY', n, .5)), [(.35, (.75, .75, .75)), (.85, (0, 0, 0))]); m.P(Base_Color=m.mix(dk, base, hexc('#2c180c')))
        put(ob, (0, .1, 0), (0, 0, .22))
        dm = M('dough'); n = dm.noise(dm.obj(), 7, 5, .6); dm.P(Base_Color=dm.mix(n, hexc('#dcc496'), hexc('#ecdab4')), Roughness=.7, Specular=.2, Subsurface=.05, Subsurface_Color=hexc('#e6d2a6')); dm.bump(n, .35, .05); B = Bag(); B.add(*ball_VF((.25, .16, .42), .44, 60, (1.15, 1, .72))); ob = B.make('dough', [dm.m]); md = ob.modifiers.new('d', 'DISPLACE'); tx = bpy.data.textures.new('n', 'CLOUDS'); tx.noise_scale = .5; md.texture = tx; md.strength = .12
        cam = ((0, .10, .30), 11.2, 31)
    else:                       # takli
        br = metal('br', BRASS, '#3c260e', rough=.2, patina=.4); w = wood('w', TEAK, loc=(.3, .2, .1), rot=(.4, .3, 0), freq=14, rough=.4, coat=.15); rz = .62; tl = .105
        sh = catmull([(1e-3, 0), (.020, .04), (.034, .2), (.034, 1.2), (.033, 2.3), (.030, 2.78), (1e-3, 2.79)], 60); hk = np.array([(0, 0, 2.76), (0, 0, 2.84), (.02, 0, 2.92), (.075, 0, 2.97), (.13, 0, 2.93), (.13, 0, 2.85), (.10, 0, 2.80)]); B = Bag(); B.add(*tube(catmull(hk, 60), np.linspace(.03, .020, len(catmull(hk, 60))), 12, up=(0, 1, 0)))
        wh = catmull([(.03, .40), (.20, .41), (.33, .45), (.375, .50), (.375, .56), (.33, .62), (.20, .67), (.10, .71), (.06, .78), (.03, .79)], 130); fg = lambda th, s, p: -.010*np.exp(-((p[:, 0:1]-.25)/.010)**2)+0*th
        cone = catmull([(.034, .80), (.11, .84), (.15, .98), (.13, 1.2), (.075, 1.55), (.036, 1.72)], 90); yn = M('yarn'); st = yn.n('ShaderNodeMapping', Vector=yn.obj(), Scale=(1, 1, 46)); n = yn.noise(st, 1.6, 3, .6); yn.P(Base_Color=yn.mix(n, hexc('#e6dcc6'), hexc('#faf5e9')), Roughness=.95, Specular=.1, Sheen=.3); yn.bump(n, .6, .02)
        for o in (lathe('sh', sh, 40, mats=[br.m]), B.make('hk', [br.m]), lathe('wh', wh, 220, disp=fg, mats=[w.m]), lathe('cone', cone, 160, disp=lambda th, s, p: .006*np.sin(p[:, 1:2]*190+th*1)+.004*np.sin(p[:, 1:2]*61+th*3), mats=[yn.m])): put(o, (-1.28, -.95, .145), (0, math.pi/2-tl*-1-.03, rz))
        ct = M('cot'); v = ct.obj(); n = ct.noise(v, 7, 6, .7); ct.P(Base_Color=ct.mix(n, hexc('#d9d0be'), hexc('#efe8d9')), Roughness=1, Specular=.03, Sheen=.4); ct.bump(n, .8, .08); r = np.random.default_rng(3)
        FB = Bag()
        for k, (y, z, x0) in enumerate(((.55, .17, -.9), (.95, .17, -.72), (1.36, .17, -1.0), (.75, .46, -.8), (1.16, .46, -.92), (.96, .73, -.76))):
            t = np.linspace(0, 1, 140); rad = .185*(1+.10*ndi.gaussian_filter1d(r.normal(size=140), 6)*2)*np.clip(np.minimum(t, 1-t)*18, .25, 1)**.5; p = np.stack([x0+2.25*t, y+.03*np.sin(t*5+k)+.0*t, z+.012*np.sin(t*7+k*2)], 1); V, F, uv = tube(p, rad, 36); c = np.repeat(p, 36, 0); nn = ndi.gaussian_filter(r.normal(size=(140, 36)), (4, 1.5), mode=('nearest', 'wrap')).ravel(); V = c+(V-c)*(1+.45*nn)[:, None]; B = Bag(); B.add(V, F, uv); B.make('sl', [ct.m])
            for q in range(150):
                i = int(r.integers(2, 138)); a = r.random()*tau; c0 = p[i]; d = np.array([r.normal()*.5, math.cos(a), math.sin(a)]); s0 = c0+d*[0, rad[i], rad[i]]*.95; L = r.uniform(.05, .16); u = np.linspace(0, 1, 5)[:, None]; FB.add(*tube(s0+d*L*u*.6+np.array([r.normal()*.10, 0, -.03])*u**2, .0035, 4))
        FB.make('fz', [ct.m])
        t = np.linspace(0, 1, 200); hk_w = np.array([.98, .70, .10]); p = catmull([(1.05, .66, .30), (1.2, .5, .2), (1.5, .2, .02), (1.3, -.3, .02), (.9, -.55, .02), (.4, -.62, .02), (.05, -.42, .05)], 60); B = Bag(); B.add(*tube(p, .011, 6)); B.make('thread', [yn.m])
        cam = ((.06, .12, .22), 8.2, 33)
    studio(bg, bg2, key=520, fill=75, rim=210, world_s=.33)
    if kind == 'penstand': area('card', (-3.6, -5, 1.6), (0, 0, .9), 2.0, 50)
    if gobo: gobo_window(energy=1.4, center=(0, 0, .3), cell=1.6)
    camera(*cam, 0, 85, fs, focus=focus)
